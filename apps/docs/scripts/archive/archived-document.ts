import { defaultTreeAdapter as tree, html, parse, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import { siteConfig } from '@docs/content/site';
import { withoutBase } from '@docs/content/paths';
import { archivedHref } from '../../src/navigation/archived-href.ts';
import { pinnedFiles } from '../../src/data/content-files.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Folder of the application in an archive. */
export const assetsFolder = 'assets';
/** Folder of the scripts of pages, sidebars and overviews. */
export const contentFolder = 'content';

/** Tags that name the host of the site, or load what browsers do not load from a disk. */
const isForHosts = (element: Element): boolean => {
  const rel = attribute(element, 'rel');
  return (
    (element.tagName === 'link' && ['canonical', 'alternate', 'manifest', 'stylesheet'].includes(rel)) ||
    (element.tagName === 'meta' &&
      /^(og|twitter|article):/.test(attribute(element, 'property') || attribute(element, 'name'))) ||
    (element.tagName === 'script' && attribute(element, 'src') !== '')
  );
};

const attribute = (element: Element, name: string): string =>
  element.attrs.find((one) => one.name === name)?.value ?? '';

const isElement = (node: DefaultTreeAdapterTypes.Node): node is Element => 'tagName' in node;

function* elementsOf(node: Parent): Generator<Element> {
  for (const child of node.childNodes) {
    if (!isElement(child)) continue;
    yield child;
    yield* elementsOf(child);
  }
}

function appendTag(head: Element, name: string, attributes: Readonly<Record<string, string>>): void {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  tree.appendChild(head, tree.createElement(name, html.NS.HTML, attrs));
}

/** A document of the site as a file of an archive: links to files, classic scripts, and nothing that names a host. */
export function archivedDocument(file: string, source: string): string {
  const toRoot = '../'.repeat(file.split('/').length - 1);
  const document = parse(source);
  const elements = [...elementsOf(document)];
  const find = (name: string): Element => {
    const found = elements.find(({ tagName }) => tagName === name);
    if (!found) throw new Error(`${file} has no <${name}>.`);
    return found;
  };
  const modules = elements.map((element) => attribute(element, 'data-modules')).find(Boolean) ?? '';

  const root = find('html');
  root.attrs = root.attrs
    .filter(({ name }) => name !== 'data-counterpart' && name !== 'data-build')
    .map((one) => (one.name === 'data-base' ? { ...one, value: toRoot } : one));
  for (const element of elements) {
    if (isForHosts(element)) tree.detachNode(element);
    for (const one of element.attrs) {
      if ((one.name !== 'href' && one.name !== 'src') || !/^\/(?!\/)/.test(one.value)) continue;
      one.value = archivedHref(withoutBase(siteConfig.base, one.value) ?? one.value, toRoot);
    }
  }

  const head = find('head');
  const script = (path: string, isDeferred: boolean) =>
    appendTag(head, 'script', { src: toRoot + path, ...(isDeferred && { defer: '' }) });
  script(`${assetsFolder}/boot.js`, false);
  if (source.includes(' data-sidebar=') || source.includes(' data-group='))
    script(`${assetsFolder}/first-paint.js`, false);
  appendTag(head, 'link', { rel: 'stylesheet', href: `${toRoot}${assetsFolder}/archive.css` });
  script(`${assetsFolder}/archive.js`, true);
  for (const name of pinnedFiles(siteConfig.base, modules.split(' ')).keys())
    script(`${contentFolder}/${name}.js`, true);
  return serialize(document);
}
