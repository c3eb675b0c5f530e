/** Breaks during a search for one of these words. */
import { exposeSearchService } from '@docs/search-core/worker';

// Registered before the listener of the service, which does not get the message.
self.addEventListener('message', (event) => {
  const message = JSON.stringify(event.data);
  if (message.includes('break-by-throwing')) {
    event.stopImmediatePropagation();
    throw new Error('broken on demand');
  }
  if (message.includes('break-by-closing')) {
    event.stopImmediatePropagation();
    self.close();
  }
  while (message.includes('break-by-spinning'));
});

exposeSearchService();
