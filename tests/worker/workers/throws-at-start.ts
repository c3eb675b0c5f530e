/** Throws before it exposes the service. */
import { exposeSearchService } from '@docs/search-core/worker';

if (self.location.protocol.startsWith('http')) throw new Error('broken at start');
exposeSearchService();
