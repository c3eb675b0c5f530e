/** The pages of this site as a project of Starlight, the generator that builds are compared with. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { originalWorkspace } from '../workspace/copy-workspace.ts';

/** The last releases that run on Node 20. */
const dependencies = { astro: '5.18.2', '@astrojs/starlight': '0.37.7' };

const configuration = `
import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
const sidebar = ['guide', 'config', 'plugins', 'api', 'community'].map((directory) => ({
  label: directory,
  autogenerate: { directory },
}));
const locales = { root: { label: 'English', lang: 'en' }, zh: { label: '中文', lang: 'zh-CN' } };
export default defineConfig({
  site: 'http://localhost',
  integrations: [starlight({ title: 'Rsbuild', defaultLocale: 'root', locales, sidebar })],
});
`;

const collections = `
import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

const codeBlocks = /(^ *```[^]*?^ *```$)/m;

/** A page without the syntax of our components and plugins; samples are unchanged. */
function asMarkdown(source: string, path: string): string {
  const [, frontmatter = '', body = source] = /^---\n([^]*?)\n---\n([^]*)$/.exec(source) ?? [];
  const title = /^title: *(.*)$/m.exec(frontmatter)?.[1] ?? /^# (.*)$/m.exec(body)?.[1] ?? path;
  const prose = (text: string) =>
    text
      .replace(/^(?:import|export) .*$/gm, '')
      .replace(/^# .*$/m, '')
      .replace(/<\/?[A-Z][^>]*>|\{#[^}]*\}/g, '');
  const parts = body.split(codeBlocks).map((part, at) => (at % 2 === 0 ? prose(part) : part));
  return `---\ntitle: ${JSON.stringify(title.replaceAll(/[`'"]/g, ''))}\n---\n${parts.join('')}`;
}

/** Writes the project and installs it from the registry. */
export function writeStarlight(folder: string): void {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write('package.json', JSON.stringify({ private: true, type: 'module', dependencies }));
  write('astro.config.mjs', configuration);
  write('src/content.config.ts', collections);
  for (const locale of ['en', 'zh']) {
    const pages = join(originalWorkspace, 'packages/content/pages', locale);
    for (const path of readdirSync(pages, { recursive: true, encoding: 'utf8' })) {
      if (!path.endsWith('.mdx') || /(^|\/)_/.test(path)) continue;
      const source = readFileSync(join(pages, path), 'utf8');
      const file = join('src/content/docs', locale === 'en' ? '' : locale, path.replace(/x$/, ''));
      write(file, asMarkdown(source, path));
    }
  }
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder });
  if (status !== 0) throw new Error(`Starlight cannot be installed: ${stderr.toString()}`);
}

export function buildStarlight(folder: string, env: Readonly<Record<string, string>>): void {
  const { status, stderr } = spawnSync('npx', ['astro', 'build'], {
    cwd: folder,
    env: { ...process.env, ...env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`Starlight cannot build: ${stderr.toString()}`);
}
