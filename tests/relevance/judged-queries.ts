/** A query of a reader, the page that must come first, and why. */
export interface JudgedQuery {
  readonly query: string;
  readonly first: string;
  readonly reason: string;
}

export const judgedQueries: Readonly<Record<'en' | 'zh', readonly JudgedQuery[]>> = {
  en: [
    { query: 'server.port', first: '/config/server/port', reason: 'the whole name of an option' },
    { query: 'assetpre', first: '/config/dev/asset-prefix', reason: 'a name as typed so far, in lower case' },
    { query: 'asset prefix', first: '/config/dev/asset-prefix', reason: 'the parts of a name' },
    { query: '@rsbuild/plugin-react', first: '/plugins/list/plugin-react', reason: 'a package name' },
    { query: 'react plugin', first: '/plugins/list/plugin-react', reason: 'words in another order' },
    { query: 'quick start', first: '/guide/start/quick-start', reason: 'a title' },
    { query: 'v0.6', first: '/community/releases/v0-6', reason: 'a version' },
    { query: 'EADDRINUSE', first: '/config/server/port', reason: 'an error code that one page explains' },
    { query: 'createRsbuild', first: '/api/start/', reason: 'a function of the API' },
  ],
  zh: [
    { query: '端口', first: '/zh/config/server/port', reason: 'a word of two characters' },
    { query: 'React插件', first: '/zh/plugins/list/plugin-react', reason: 'both scripts without a space' },
    { query: '快速开始', first: '/zh/guide/start/quick-start', reason: 'a title' },
    { query: 'assetPrefix', first: '/zh/config/dev/asset-prefix', reason: 'an identifier in a Chinese page' },
    { query: '产品介绍', first: '/zh/guide/start/', reason: 'a title' },
  ],
};
