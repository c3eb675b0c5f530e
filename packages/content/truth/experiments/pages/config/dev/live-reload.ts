import { prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const client = ['rsbuild dev', 'GET /static/js/index.js'];
const performance = "{ chunkSplit: { strategy: 'all-in-one' } }";

export const experiments: readonly Experiment[] = [
  {
    statement: 'with hmr false, the client still connects, and reloads the page for every update',
    config: `{ dev: { hmr: false }, performance: ${performance} }`,
    commands: client,
    expect: [prints('new WebSocket(', 'GET'), prints('location.reload()', 'GET')],
  },
  {
    statement: 'liveReload false keeps the client and its messages without the reload',
    config: `{ dev: { liveReload: false }, performance: ${performance} }`,
    commands: client,
    expect: [
      prints('new WebSocket(', 'GET'),
      prints('Forced reload caused by', 'GET'),
      printsNot('location.reload', 'GET'),
    ],
  },
  {
    statement: 'with both false, the page has no client',
    config: `{ dev: { hmr: false, liveReload: false }, performance: ${performance} }`,
    commands: client,
    expect: [printsNot('WebSocket', 'GET')],
  },
];
