import type { SidebarSource } from './sidebar-source.ts';

export const sidebar: SidebarSource = {
  section: 'guide',
  text: 'nav.guide',
  items: [
    {
      kind: 'group',
      text: 'sidebar.guide.start',
      items: [
        'guide/start/index',
        'guide/start/quick-start',
        'guide/start/features',
        'guide/start/glossary',
        'guide/start/npm-packages',
      ],
    },
    {
      kind: 'group',
      text: 'sidebar.guide.framework',
      items: [
        'guide/framework/react',
        'guide/framework/vue3',
        'guide/framework/vue2',
        'guide/framework/svelte',
        'guide/framework/solid',
      ],
    },
    {
      kind: 'group',
      text: 'sidebar.guide.basic',
      items: [
        'guide/basic/cli',
        'guide/basic/server',
        'guide/basic/output-files',
        'guide/basic/css-usage',
        'guide/basic/static-assets',
        'guide/basic/json-files',
        'guide/basic/wasm-assets',
        'guide/basic/configure-rspack',
        'guide/basic/configure-rsbuild',
        'guide/basic/html-template',
        'guide/basic/css-modules',
        'guide/basic/typescript',
        'guide/basic/tailwindcss',
        'guide/basic/unocss',
        'guide/basic/static-deploy',
      ],
    },
    {
      kind: 'group',
      text: 'sidebar.guide.advanced',
      items: [
        'guide/advanced/alias',
        'guide/advanced/env-vars',
        'guide/advanced/hmr',
        'guide/advanced/browserslist',
        'guide/advanced/browser-compatibility',
        'guide/advanced/module-federation',
        'guide/advanced/rem',
      ],
    },
    {
      kind: 'group',
      text: 'sidebar.guide.optimization',
      items: [
        'guide/optimization/optimize-bundle',
        'guide/optimization/build-performance',
        'guide/optimization/split-chunk',
        'guide/optimization/inline-assets',
      ],
    },
    {
      kind: 'group',
      text: 'sidebar.guide.migration',
      items: [
        'guide/migration/webpack',
        'guide/migration/cra',
        'guide/migration/vue-cli',
        'guide/migration/modern-builder',
      ],
    },
    {
      kind: 'group',
      text: 'sidebar.guide.debug',
      items: ['guide/debug/debug-mode', 'guide/debug/build-profiling', 'guide/debug/rsdoctor'],
    },
    {
      kind: 'group',
      text: 'sidebar.guide.faq',
      items: ['guide/faq/general', 'guide/faq/features', 'guide/faq/exceptions', 'guide/faq/hmr'],
    },
  ],
};
