/** The worker file of the README. */
import { exposeSearchService } from '@docs/search-core/worker';

exposeSearchService();
