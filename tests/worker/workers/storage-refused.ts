/** `open()` throws, as in a browser that blocks site data. */
import { exposeSearchService } from '@docs/search-core/worker';

IDBFactory.prototype.open = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
exposeSearchService();
