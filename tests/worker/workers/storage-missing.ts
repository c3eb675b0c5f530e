import { exposeSearchService } from '@docs/search-core/worker';

Object.defineProperty(self, 'indexedDB', { value: undefined });
exposeSearchService();
