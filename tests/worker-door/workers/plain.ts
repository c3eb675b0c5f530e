/** The worker file as the README shows it. */
import { exposeSearchService } from '@docs/search-core/worker';

exposeSearchService();
