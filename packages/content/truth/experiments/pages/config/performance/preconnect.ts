import { contains, ordered } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const head = {
  't.html':
    '<!doctype html><html><head><meta charset="utf-8"><link rel="icon" href="data:,"></head><body></body></html>',
};

export const experiments: readonly Experiment[] = [
  {
    statement: 'the tag is behind the tags of the head of a template, and first among the added ones',
    files: head,
    config:
      '{ html: { template: "./t.html" }, performance: { preconnect: ["https://i.example.com"], dnsPrefetch: ["https://j.example.com"] } }',
    expect: [
      ordered(
        'dist/index.html',
        'rel="icon"',
        'rel="preconnect"',
        'rel="dns-prefetch"',
        '<title>',
        '<script',
      ),
    ],
  },
  {
    statement: 'only crossorigin adds the attribute that the connections of cross-origin fetch need',
    config: `{ performance: { preconnect: [
      { href: 'https://api.example.com', crossorigin: true }, 'https://img.example.com',
    ] } }`,
    expect: [
      contains(
        'dist/index.html',
        /<link rel="preconnect" href="https:\/\/api\.example\.com" crossorigin(?:="")?>/,
      ),
      contains('dist/index.html', '<link rel="preconnect" href="https://img.example.com">'),
    ],
  },
  {
    statement: 'a host without slashes stays a relative path',
    config: "{ performance: { preconnect: ['fonts.example.com'] } }",
    expect: [contains('dist/index.html', '<link rel="preconnect" href="fonts.example.com">')],
  },
];
