import { exposeSearchService } from '@docs/search-core/worker';

exposeSearchService();
