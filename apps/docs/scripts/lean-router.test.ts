import { expect, it } from 'vitest';
import { withoutTopLevelEffects } from './lean-router.ts';

it('marks as pure what runs when the module is loaded and does nothing', () => {
  expect(
    withoutTopLevelEffects(
      [
        'var Link = React3.forwardRef(function Link() {',
        '});',
        'Link.displayName = "Link";',
        'var Boundary = class extends React2.Component {',
        '  render() {',
        '    return this.context;',
        '  }',
        '};',
        'Boundary.contextType = RouterContext;',
        'var used = React.createElement("p");',
      ].join('\n'),
    ),
  ).toBe(
    [
      'var Link = /* @__PURE__ */ React3.forwardRef(function Link() {',
      '});',
      '',
      'var Boundary = /* @__PURE__ */ (() => Object.assign(class extends React2.Component {',
      '  render() {',
      '    return this.context;',
      '  }',
      '}, { contextType: RouterContext }))();',
      '',
      'var used = React.createElement("p");',
    ].join('\n'),
  );
});
