import { expectNoViolations } from '../axe.ts';
import { hydrated, test } from '../site.ts';

test.describe('axe finds nothing', () => {
  for (const address of ['/', '/zh/guide/start/quick-start', '/config/', '/config/server/port', '/404']) {
    test(`on ${address}, in both themes, on a phone and on a wide screen`, async ({ page, complaints }) => {
      // Four readings of a whole page.
      test.slow();
      await page.goto(address);
      await hydrated(page);
      await expectNoViolations(page, address, { widths: [390, 1440] });
      if (address === '/404') complaints.splice(0);
    });
  }
});
