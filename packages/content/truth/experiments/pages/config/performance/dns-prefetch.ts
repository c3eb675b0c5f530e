import { contains, ordered, printsInOrder } from '../../../expectation.ts';
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
  {
    statement: 'the value goes into href as written',
    config: "{ performance: { dnsPrefetch: ['//fonts.example.com/path'] } }",
    expect: [contains('dist/index.html', '<link rel="dns-prefetch" href="//fonts.example.com/path">')],
  },
  {
    statement: 'a host in both options gets both tags, preconnect first, in development too',
    config:
      "{ performance: { dnsPrefetch: ['https://a.example.com'], preconnect: ['https://a.example.com'] } }",
    commands: ['rsbuild dev', 'GET /'],
    expect: [printsInOrder('rel="preconnect"', 'rel="dns-prefetch"')],
  },
];
