/** Card in the tools menu of the header. `desc` and `url` are Chinese, `descEn` and `urlEn` English. */
export interface ToolLink {
  readonly name: string;
  readonly desc: string;
  readonly descEn: string;
  readonly url: string;
  /** Default: `url`. */
  readonly urlEn?: string;
  /** Name of a logo; the UI package has its light and dark variant. */
  readonly logo: 'rspack' | 'rsbuild' | 'rspress' | 'rsdoctor';
  /** Factor on the rendered size. Default: 1. */
  readonly logoScale?: number;
}

export const toolLinks: readonly ToolLink[] = [
  {
    name: 'Rspack',
    desc: '用 Rust 编写的打包器，与 webpack 生态兼容',
    descEn: 'A bundler written in Rust that works with the webpack ecosystem',
    url: 'https://rspack.dev/zh',
    urlEn: 'https://rspack.dev',
    logo: 'rspack',
    logoScale: 1.1,
  },
  {
    name: 'Rsbuild',
    desc: '基于 Rspack、开箱即用的构建工具',
    descEn: 'A build tool based on Rspack that works out of the box',
    url: 'https://rsbuild.dev/zh',
    urlEn: 'https://rsbuild.dev',
    logo: 'rsbuild',
  },
  {
    name: 'Rspress',
    desc: '由 Rsbuild 驱动的静态站点生成器',
    descEn: 'A static site generator that Rsbuild builds',
    url: 'https://rspress.dev/zh',
    urlEn: 'https://rspress.dev',
    logo: 'rspress',
    logoScale: 0.95,
  },
  {
    name: 'Rsdoctor',
    desc: '分析构建过程与产物的诊断工具',
    descEn: 'A tool that shows what a build did and why it is slow or large',
    url: 'https://rsdoctor.dev/zh',
    urlEn: 'https://rsdoctor.dev',
    logo: 'rsdoctor',
  },
];
