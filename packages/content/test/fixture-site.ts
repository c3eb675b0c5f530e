import { fileURLToPath } from 'node:url';
import { siteConfig, localeList, locales, uiStrings } from '../site/index.ts';
import { contentFolders } from '../src/site-data/site-data.ts';
import type { ContentFolders, SiteData } from '../src/site-data/site-data.ts';

/** Small site in `test/fixtures`. */
export const fixtureSite: SiteData = {
  siteConfig,
  locales,
  localeList,
  uiStrings,
  sidebars: [
    { section: 'guide', text: 'nav.guide', items: ['guide/index'] },
    {
      section: 'config',
      text: 'nav.config',
      items: [
        'config/index',
        { kind: 'divider', style: 'dashed' },
        { kind: 'group', text: 'sidebar.config.dev', items: ['config/dev/port'] },
      ],
    },
    {
      section: 'releases',
      text: 'nav.community',
      items: [
        { kind: 'header', text: 'sidebar.community.releases' },
        {
          kind: 'group',
          text: 'sidebar.community.releases',
          page: 'releases/v0-2',
          items: ['releases/v0-1'],
        },
      ],
    },
  ],
  feeds: [
    feed('releases-rss', 'en'),
    feed('releases-atom', 'en'),
    feed('releases-rss-zh', 'zh'),
    feed('releases-atom-zh', 'zh'),
  ],
  glossary: null,
  terms: [
    { en: 'port', zh: '端口', insteadEn: ['ports', 'po-rt', 'socket number'], insteadZh: ['埠'] },
    { en: 'folder', zh: '目录', insteadZh: ['文件夹'] },
  ],
};

export const fixtureFolders: ContentFolders = contentFolders(
  fileURLToPath(new URL('fixtures', import.meta.url)),
);

export const fixtureHost = 'https://docs.test';

function feed(id: string, locale: 'en' | 'zh'): SiteData['feeds'][number] {
  const format = id.includes('atom') ? 'atom' : 'rss';
  return {
    id,
    path: `/rss/${id}.xml`,
    format,
    mime: `application/${format}+xml`,
    locale,
    language: locale === 'zh' ? 'zh-CN' : 'en',
    title: 'Fixture Releases',
    routePrefix: locale === 'zh' ? '/zh/releases/v' : '/releases/v',
  };
}
