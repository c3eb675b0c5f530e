/**
 * Glossary: one term per concept and locale. `insteadEn` and `insteadZh` are synonyms that pages must not use,
 * but that readers may search for.
 * Matching is case-sensitive; Latin words match as whole words.
 */
export interface Term {
  readonly en: string;
  readonly zh: string;
  readonly insteadEn?: readonly string[];
  readonly insteadZh?: readonly string[];
}

export const terms: readonly Term[] = [
  {
    en: 'development server',
    zh: '开发服务器',
    insteadEn: ['dev-server'],
    insteadZh: ['开发服务端', '调试服务器'],
  },
  { en: 'preview server', zh: '预览服务器', insteadZh: ['预览服务端'] },
  { en: 'build output', zh: '构建产物', insteadZh: ['构建输出物', '编译产物', '打包产物'] },
  { en: 'hot module replacement', zh: '模块热更新', insteadZh: ['模块热替换', '热模块替换'] },
  { en: 'hot update', zh: '热更新', insteadZh: ['热替换', '热重载'] },
  { en: 'live reload', zh: '自动刷新页面', insteadZh: ['实时重载', '实时刷新', '热刷新'] },
  { en: 'chunk', zh: 'chunk', insteadZh: ['代码块文件', '分块文件', '区块'] },
  { en: 'chunk splitting', zh: '拆包', insteadZh: ['代码拆包', '分包', '拆分包'] },
  { en: 'module federation', zh: '模块联邦', insteadZh: ['联邦模块'] },
  { en: 'stylesheet', zh: '样式表', insteadEn: ['style sheet', 'style sheets'] },
  {
    en: 'source map',
    zh: 'source map',
    insteadEn: ['sourcemap', 'source-map file'],
    insteadZh: ['源码映射', '源映射', 'sourcemap'],
  },
  { en: 'minify', zh: '压缩', insteadEn: ['uglify'], insteadZh: ['丑化'] },
  { en: 'inline', zh: '内联', insteadZh: ['内嵌'] },
  { en: 'hash', zh: '哈希', insteadZh: ['hash', 'Hash', '散列', '杂凑'] },
  { en: 'static asset', zh: '静态资源', insteadZh: ['静态资产', '静态素材'] },
  { en: 'environment variable', zh: '环境变量', insteadEn: ['env var', 'env variable'] },
  { en: 'configuration file', zh: '配置文件', insteadZh: ['设定档', '配置档'] },
  { en: 'option', zh: '选项', insteadZh: ['配置选项参数'] },
  { en: 'default', zh: '默认值', insteadZh: ['缺省值', '预设值'] },
  { en: 'entry', zh: '入口', insteadZh: ['进入点', '入口点'] },
  { en: 'alias', zh: '别名' },
  { en: 'dependency', zh: '依赖', insteadZh: ['依赖项目'] },
  { en: 'plugin', zh: '插件', insteadEn: ['plug-in'], insteadZh: ['外挂'] },
  { en: 'hook', zh: '钩子', insteadZh: ['勾子'] },
  { en: 'callback', zh: '回调', insteadZh: ['回呼'] },
  { en: 'browser', zh: '浏览器' },
  { en: 'browser range', zh: '浏览器范围', insteadZh: ['浏览器列表范围'] },
  { en: 'polyfill', zh: 'polyfill', insteadZh: ['垫片', '腻子脚本'] },
  { en: 'syntax downgrade', zh: '语法降级', insteadZh: ['语法向下编译'] },
  {
    en: 'tree shaking',
    zh: 'tree shaking',
    insteadEn: ['treeshaking', 'tree-shaking'],
    insteadZh: ['摇树', '树摇'],
  },
  { en: 'bundler', zh: '打包工具', insteadZh: ['打包器', '捆绑器'] },
  { en: 'loader', zh: 'loader', insteadZh: ['加载器'] },
  { en: 'middleware', zh: '中间件', insteadZh: ['中介软件'] },
  { en: 'proxy', zh: '代理' },
  { en: 'cache', zh: '缓存', insteadZh: ['快取'] },
  { en: 'folder', zh: '目录', insteadZh: ['文件夹', '资料夹'] },
  { en: 'root folder', zh: '根目录' },
  { en: 'command line', zh: '命令行', insteadZh: ['命令列'] },
  { en: 'template', zh: '模板', insteadZh: ['模版'] },
  {
    en: 'TypeScript',
    zh: 'TypeScript',
    insteadEn: ['Typescript', 'typescript compiler'],
    insteadZh: ['Typescript'],
  },
  { en: 'JavaScript', zh: 'JavaScript', insteadEn: ['Javascript'], insteadZh: ['Javascript'] },
  { en: 'CSS Modules', zh: 'CSS Modules', insteadEn: ['CSS modules'], insteadZh: ['CSS 模块'] },
  { en: 'Node.js', zh: 'Node.js', insteadEn: ['NodeJS', 'nodejs'], insteadZh: ['NodeJS', 'nodejs'] },
  { en: 'webpack', zh: 'webpack', insteadEn: ['Webpack'], insteadZh: ['Webpack'] },
  { en: 'Rsbuild', zh: 'Rsbuild', insteadEn: ['RSBuild', 'RsBuild'], insteadZh: ['RSBuild', 'RsBuild'] },
];
