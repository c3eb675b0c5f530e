/** Breaks in the middle of a search for one of these words; else a plain worker. */
import { exposeSearchService } from '@docs/search-core/worker';

// Hears a message before the service does, and keeps it from the service.
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
