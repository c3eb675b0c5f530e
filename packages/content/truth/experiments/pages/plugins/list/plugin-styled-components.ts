import { contains, lacks } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const card = "import styled from 'styled-components'; export const Card = styled.div`color: red`;";

const withOptions = (options: string): string => `{
  output: { minify: false, externals: { 'styled-components': 'styled' } },
  tools: { swc: { rspackExperiments: { styledComponents: ${options} } } },
}`;

export const experiments: readonly Experiment[] = [
  {
    statement: 'namespace has no effect without ssr, as no ids are added',
    files: { 'src/index.js': card },
    config: withOptions("{ displayName: true, ssr: false, namespace: 'checkout' }"),
    expect: [
      contains('dist/static/js/index.*.js', 'displayName: "src__Card"'),
      lacks('dist/static/js/index.*.js', /checkout|componentId/),
    ],
  },
  {
    statement: 'namespace with ssr is in front of each id',
    files: { 'src/index.js': card },
    config: withOptions("{ displayName: true, ssr: true, namespace: 'checkout' }"),
    expect: [contains('dist/static/js/index.*.js', 'componentId: "checkout__sc-')],
  },
];
