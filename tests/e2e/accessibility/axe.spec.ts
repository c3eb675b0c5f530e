import { axeRuns, expectNoViolations } from '../axe.ts';
import { openPage, test } from '../site.ts';

for (const { name, tag, looks } of axeRuns) {
  test.describe(`axe finds nothing, ${name}`, { tag: [...tag] }, () => {
    for (const address of ['/', '/zh/guide/start/quick-start', '/config/', '/config/server/port', '/404']) {
      test(`on ${address}`, async ({ page, complaints }) => {
        test.slow();
        await openPage(page, address);
        await expectNoViolations(page, address, { looks });
        if (address === '/404') complaints.splice(0);
      });
    }
  });
}
