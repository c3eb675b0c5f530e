import { pageComponents } from '../src/mdx/components.ts';

type Props = Readonly<Record<string, unknown>>;

/** JSX runtime that renders to HTML; page components become elements with the name of the component. */
function jsx(type: unknown, props: Props): { readonly html: string } {
  if (typeof type === 'function') return (type as (given: Props) => { html: string })(props);
  const { children, ...attributes } = props;
  const inner = markup(children);
  if (type === 'Fragment') return { html: inner };
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeText(typeof value === 'string' ? value : JSON.stringify(value))}"`,
  );
  return { html: `<${String(type)}${written.join('')}>${inner}</${String(type)}>` };
}

function markup(child: unknown): string {
  if (Array.isArray(child)) return child.map(markup).join('');
  if (typeof child === 'object' && child !== null && 'html' in child) return String(child.html);
  return typeof child === 'string' || typeof child === 'number' ? escapeText(String(child)) : '';
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

export interface RenderedModule {
  readonly html: string;
  /** Export `page` of the module. */
  readonly page: unknown;
}

/** Runs a compiled page without a bundler. Its only import, the JSX runtime, is replaced with `jsx`. */
export function renderModule(code: string): RenderedModule {
  const body = code
    .replace(/^import \{(.*?)\} from "react\/jsx-runtime";/, (_, names: string) => {
      return `const {${names.replaceAll(' as ', ': ')}} = runtime;`;
    })
    .replace('export const page', 'const page')
    .replace('export default function MDXContent', 'function MDXContent');
  // oxlint-disable-next-line no-implied-eval -- test helper that runs compiler output
  const run = new Function('runtime', `${body}\nreturn { page, MDXContent };`) as (runtime: unknown) => {
    page: unknown;
    MDXContent: (props: Props) => { html: string };
  };
  const { page, MDXContent } = run({ jsx, jsxs: jsx, Fragment: 'Fragment' });
  const components = {
    ...Object.fromEntries(Object.keys(pageComponents).map((name) => [name, name])),
    Section: 'Fragment',
    Term: 'Term',
    CodeLines: ({ html }: Props) => ({ html: `<code>${String(html)}</code>` }),
  };
  return { html: MDXContent({ components }).html, page };
}
