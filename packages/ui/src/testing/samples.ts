// A sample of each component that the main entry point exports, for tests that cover all components. Lists that authors
// write contain an entry twice: equal texts and links need different keys.
import { createElement as h } from 'react';
import type { ReactElement } from 'react';
import type * as Ui from '../index.ts';
import { navbarProps } from './navbar-props.ts';
import { groupEntry, linkEntry } from './sidebar-entries.ts';

type Components = typeof Ui;
type ComponentName = { [K in keyof Components]: K extends Capitalize<K> ? K : never }[keyof Components];

const noop = () => {};
const codeLabels = {
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Refused',
  wrap: 'Wrap',
  unwrap: 'Unwrap',
  region: (title: string) => `Code ${title}`,
};
const heading = (id: string | null) => ({ get: () => id, subscribe: () => noop });
const action = { theme: 'brand', text: 'Go', href: '/go' } as const;
const feature = { icon: 'bolt', title: 'a', details: 'b', href: '/a', span: 4 } as const;
const navLink = { kind: 'link', text: 'a', href: '/a', active: false } as const;
const toc = [{ id: 'a', text: 'A `code`', depth: 2 }];
const page = { href: '/p', title: 'p', description: 'words', headers: [{ href: '/p#a', text: 'A' }] };

/** Typed by the package's exports: a component without a sample does not compile. */
export const samplesOf = (ui: Components): Readonly<Record<ComponentName, ReactElement>> => ({
  Link: h(ui.Link, { href: '/' }, 'x'),
  LinkProvider: h(ui.LinkProvider, {
    component: (props) => h('a', props),
    children: h(ui.Link, { href: '/' }, 'x'),
  }),
  LiveRegion: h(ui.LiveRegion),
  BrandMark: h(ui.BrandMark),
  Icon: h(ui.Icon, { path: 'M0 0' }),
  Popover: h(ui.Popover, {
    label: 'More',
    button: '…',
    buttonClassName: 'b',
    opensOn: [],
    children: 'words',
  }),
  Tooltip: h(ui.Tooltip, {
    text: 'words',
    children: h('button', { type: 'button', 'aria-label': 'words' }),
  }),
  Breadcrumbs: h(ui.Breadcrumbs, { label: 'Path', items: [{ text: 'a', href: '/' }, { text: 'b' }] }),
  DocFooter: h(ui.DocFooter, {
    label: 'Pages',
    edit: { href: 'https://e.test', text: 'Edit' },
    updated: { label: 'Updated', text: 'May 7', iso: '2024-05-07' },
    previous: { label: 'Previous', text: 'a', href: '/a' },
    next: { label: 'Next', text: 'b', href: '/b' },
  }),
  DocLayout: h(ui.DocLayout, { sidebar: null, main: 'words', outline: null, localBar: null, mainId: 'main' }),
  PageMain: h(ui.PageMain, { id: 'main', children: 'words' }),
  FailureNotice: h(ui.FailureNotice, {
    title: 'Broken.',
    text: 'words',
    reload: { text: 'Reload', onClick: noop },
  }),
  LocalBar: h(ui.LocalBar, { menuLabel: 'Menu', outlineLabel: 'On this page', toc, active: heading('a') }),
  Navbar: h(ui.Navbar, {
    ...navbarProps,
    items: [
      ...navbarProps.items,
      { kind: 'menu', text: 'Twice', active: false, items: [navLink, navLink] },
      {
        kind: 'menu',
        text: 'Twice',
        active: false,
        items: [{ kind: 'section', text: 'Part', items: [navLink, navLink] }],
      },
    ],
  }),
  NotFound: h(ui.NotFound, {
    code: '404',
    title: 'Not found',
    text: 'Words',
    suggestions: { title: 'Suggestions', links: [{ href: '/x', text: 'X' }] },
    home: { href: '/', text: 'Home' },
  }),
  Notice: h(ui.Notice, { closeLabel: 'Close', onClose: noop, children: 'words' }),
  Outline: h(ui.Outline, { title: 'On this page', toc, active: heading(null) }),
  PageSkeleton: h(ui.PageSkeleton, { label: 'Loading' }),
  ProgressBar: h(ui.ProgressBar, { active: true }),
  Sidebar: h(ui.Sidebar, {
    scope: 'sample',
    memory: { read: () => null, write: noop },
    label: 'Sidebar',
    currentPath: '/a',
    closeLabel: 'Close',
    entries: [
      linkEntry('a'),
      groupEntry('g', [linkEntry('b')], { href: '/g', tag: 'new' }),
      groupEntry('f', [linkEntry('c')], { collapsible: false }),
      { kind: 'divider', style: 'dashed' },
      { kind: 'header', text: 'Part' },
    ],
  }),
  SiteFooter: h(ui.SiteFooter, { message: 'Copyright' }),
  SkipLink: h(ui.SkipLink, { href: '#main', text: 'Skip' }),
  Badge: h(ui.Badge, { text: 'new', type: 'warning' }),
  Callout: h(ui.Callout, { kind: 'tip', title: 'Tip', children: 'words' }),
  CodeBlock: h(ui.CodeBlock, {
    labels: codeLabels,
    title: 'a.ts',
    lineNumbers: true,
    wrap: true,
    children: h('code', null, 'x'),
  }),
  Diagram: h(ui.Diagram, {
    alt: 'A',
    label: 'Diagram',
    children: h('svg', { className: 'diagram-picture' }),
  }),
  FactTable: h(ui.FactTable, { rows: [{ label: 'Type', value: 'string', code: true }] }),
  Heading: h(ui.Heading, { level: 2, id: 'a', anchorLabel: 'Link', copiedLabel: 'Copied', children: 'A' }),
  InlineText: h(ui.InlineText, {
    text: ['a ', { kind: 'code', text: 'b' }, { kind: 'strong', parts: ['c'] }],
  }),
  NextStep: h(ui.NextStep, { title: 'Next', href: '/n' }, 'words'),
  NextSteps: h(ui.NextSteps, null, 'words'),
  PackageManagerTabs: h(ui.PackageManagerTabs, { command: 'add x -D', labels: codeLabels }),
  PageTitle: h(ui.PageTitle, { title: 'Title', lead: 'Lead' }),
  Prose: h(ui.Prose, null, 'words'),
  SourceLink: h(ui.SourceLink, { href: 'https://s.test', text: 'Source' }),
  Steps: h(ui.Steps, null, 'words'),
  Tab: h(ui.Tab, { label: 'A' }, 'words'),
  TableScroll: h(ui.TableScroll, { label: 'Table', children: h('table') }),
  Tabs: h(ui.Tabs, null, h(ui.Tab, { label: 'A' }, 'a'), h(ui.Tab, { label: 'A' }, 'b')),
  Term: h(ui.Term, { href: '/glossary#chunk', definition: 'A group of modules.', children: 'chunk' }),
  Zoomable: h(
    ui.ZoomContext,
    { value: { open: noop, label: (alt) => `Enlarge: ${alt}` } },
    h(ui.Zoomable, { alt: 'A', children: h('img', { src: '/a.png', alt: 'A' }) }),
  ),
  ZoomContext: h(ui.ZoomContext, { value: null }, 'words'),
  FeatureGrid: h(ui.FeatureGrid, { features: [feature, feature] }),
  Hero: h(ui.Hero, {
    name: 'Name',
    lines: ['Line', 'Line'],
    tagline: 'Words',
    actions: [action, action],
    aside: 'code',
  }),
  Overview: h(ui.Overview, {
    groups: [{ id: 'g', text: 'g', pages: [page] }],
    filter: { label: 'Find', text: '', empty: 'None', onChange: () => {} },
  }),
});
