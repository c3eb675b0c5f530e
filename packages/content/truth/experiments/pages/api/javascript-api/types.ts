import { prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'the normalized configuration has dev.client, but not the defaults that are added later',
    config: `{ plugins: [{ name: 'a', setup: (api) => api.onBeforeBuild(() => {
      const { dev, output } = api.getNormalizedConfig();
      console.log(output.charset, dev.client, output.cleanDistPath, output.filename.js, output.distPath.root);
    }) }] }`,
    expect: [prints('ascii { overlay: true } undefined undefined dist')],
  },
];
