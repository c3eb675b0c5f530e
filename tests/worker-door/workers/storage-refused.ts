/** As where a browser is told to keep no data: each opening throws. */
import { exposeSearchService } from '@docs/search-core/worker';

IDBFactory.prototype.open = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
exposeSearchService();
