import { expect, koiFound, requests, startClientAt, test } from './fixtures.ts';

test.describe('searches', () => {
  test('for hostile strings are answered with the part that is read', async ({ page }) => {
    const client = await startClientAt(page, 'plain');
    await client.open(requests.en);
    // Created and compared in the page: lone surrogates do not survive the DevTools protocol.
    const faults = await client.started.evaluate(async ({ client }) => {
      const texts = [
        '\ud800',
        'koi \udc00\ud800 koi',
        '\udbff'.repeat(500),
        '\u0000\u0001\u0007\u001b[2J koi \u007f\u0085',
        '\u202e\u2066koi\u200b\ufeff',
        `<img src=x onerror=alert(1)> "' -- ; \\ {{7*7}}`,
        '__proto__ constructor toString',
        'e' + '\u0301'.repeat(2000),
        '👩‍👩‍👧‍👦'.repeat(300),
        'x'.repeat(100_000),
        'koi '.repeat(25_000),
        '锦鲤'.repeat(50_000),
        '',
        ' \t\n ',
      ];
      const faults: string[] = [];
      for (const text of texts) {
        const outcome = await client.search({ locale: 'en', text, limit: 7 });
        const isFine = outcome.kind === 'results' && outcome.response.query === text.slice(0, 256);
        if (!isFine) faults.push(`${JSON.stringify(text).slice(0, 40)}: ${outcome.kind}`);
      }
      return faults;
    });
    expect(faults).toEqual([]);
    expect(await client.search('koi')).toMatchObject(koiFound);
    expect(await client.startedWorkers()).toBe(1);
  });

  test('do not leak responses in the page', async ({ page, context }) => {
    const client = await startClientAt(page, 'plain');
    await client.open(requests.en);
    const answers = await client.started.evaluateHandle(async ({ client }) => {
      const answers: WeakRef<object>[] = [];
      for (const text of ['koi', 'lantern', 'hook']) {
        const outcome = await client.search({ locale: 'en', text, limit: 7 });
        if (outcome.kind === 'results') answers.push(new WeakRef(outcome.response));
      }
      return answers;
    });
    const devtools = await context.newCDPSession(page);
    await devtools.send('HeapProfiler.collectGarbage');
    expect(await answers.evaluate((all) => all.length)).toBe(3);
    expect(await answers.evaluate((all) => all.filter((one) => one.deref() !== undefined).length)).toBe(0);
  });

  test('with arguments of wrong types resolve with errors', async ({ page }) => {
    const client = await startClientAt(page, 'plain');
    await client.open(requests.en);
    const kinds = await client.started.evaluate(async ({ client }) => {
      const outcomes = [];
      // A function cannot be cloned for the worker; the other values reach the service and make it throw.
      for (const text of [() => 'koi', null, 7, {}])
        outcomes.push(await client.search({ locale: 'en', text: text as string, limit: 7 }));
      return outcomes.map((outcome) => (outcome.kind === 'failed' ? outcome.error.kind : outcome.kind));
    });
    expect(kinds).toEqual(['worker-failed', 'worker-failed', 'worker-failed', 'worker-failed']);
    expect(await client.search('koi')).toMatchObject(koiFound);
    expect(await client.startedWorkers()).toBe(1);
  });
});
