import { ordered } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const head = {
  't.html':
    '<!doctype html><html><head><meta charset="utf-8"><link rel="icon" href="data:,"></head><body></body></html>',
};

export const experiments: readonly Experiment[] = [
  {
    statement: 'html.tags with append: false are before the hints',
    files: head,
    config: `{
      html: { template: "./t.html", tags: [{ tag: "meta", attrs: { name: "x" }, append: false, head: true }] },
      performance: { dnsPrefetch: ["https://j.example.com"] },
    }`,
    expect: [ordered('dist/index.html', 'name="x"', 'rel="dns-prefetch"')],
  },
];
