import { nearest } from '../problems/nearest.ts';
import type { Problem } from '../problems/problem.ts';
import { pageComponents } from './components.ts';
import type { JsxNode } from './syntax-nodes.ts';

/** A problem without its place. */
export type Finding = Pick<Problem, 'what' | 'todo'>;

/** What is wrong with the attributes of an element or a component. */
export function attributeFindings({ name, attributes }: JsxNode): readonly Finding[] {
  if (name === null) return [];
  const { required = [], optional = [] } = pageComponents[name] ?? {};
  const known = [...required, ...optional];
  const findings: Finding[] = [];
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      findings.push({ what: `<${name}> has spread attributes`, todo: 'Write each attribute by its name.' });
    } else if (attribute.name === 'style') {
      findings.push({
        what: `<${name}> has a style attribute`,
        todo: 'Remove it; the Content Security Policy of the site blocks inline styles.',
      });
    } else if (/^on[A-Z]/i.test(attribute.name)) {
      findings.push({ what: `<${name}> has an event handler`, todo: `Remove ${attribute.name}.` });
    } else if (Object.hasOwn(pageComponents, name) && !known.includes(attribute.name)) {
      findings.push(unknownAttribute(name, attribute.name, known));
    }
  }
  // Spread attributes, which are reported, can contain them.
  if (attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute')) return findings;
  for (const key of required) {
    const value = attributes.find((attribute) => 'name' in attribute && attribute.name === key)?.value;
    if (typeof value === 'object' && value !== null) continue;
    if ((value ?? '').trim() === '')
      findings.push({ what: `<${name}> has no ${key}`, todo: `Write <${name} ${key}="…">.` });
  }
  return findings;
}

function unknownAttribute(component: string, name: string, known: readonly string[]): Finding {
  const near = nearest(name, known);
  const list = known.length === 0 ? 'It has none.' : `Its attributes are ${known.join(', ')}.`;
  return {
    what: `<${component}> has no attribute ${name}`,
    todo: `${near === null ? 'Remove it.' : `Did you mean ${near}?`} ${list}`,
  };
}
