import { fileURLToPath } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';
import { createRouteLookup, resolveRoute, searchFile } from '@docs/content/paths';
import { localeList, siteConfig } from '@docs/content/site';
import { headScriptCode, headScripts, type HeadScript } from './bundles.ts';
import type { HeadFiles } from './client-manifest.ts';
import { documentHtml } from './document-html.ts';
import type { ServerModule } from './prerender.ts';
import { sourceSearchAddresses } from './search-files.ts';
import { latestAddress } from '../src/data/content-files.ts';
import type * as SourceContent from '../src/source-content.ts';

const app = fileURLToPath(new URL('..', import.meta.url));
const styles = fileURLToPath(import.meta.resolve('@docs/ui/styles.css'));
const headScriptPath = (name: HeadScript) => `@head/${name}.js`;

/** Sources instead of bundles. Vite serves a style sheet to a `<link>` as plain CSS. */
const headFiles: HeadFiles = {
  build: 'development',
  headScripts: { boot: headScriptPath('boot'), 'first-paint': headScriptPath('first-paint') },
  entry: 'src/entry-dev.tsx',
  styles: [`@fs${styles}`],
};

async function documentOf(server: ViteDevServer, pathname: string): Promise<string> {
  const { renderPage, renderNotFound } = (await server.ssrLoadModule(
    '/src/entry-server.tsx',
  )) as ServerModule;
  const { importSource, sourceRoutes } = (await server.ssrLoadModule(
    '/src/source-content.ts',
  )) as typeof SourceContent;
  const routePaths = (await sourceRoutes()).map(({ routePath }) => routePath);
  const resolved = resolveRoute(pathname, createRouteLookup(routePaths), siteConfig.base);
  if (resolved.kind === 'page') {
    const { routePath } = resolved;
    return documentHtml(headFiles, {
      routePath,
      preload: [],
      ...(await renderPage(routePath, importSource)),
    });
  }
  // The boot script redirects paths with the default language (`/en/`), as on a host.
  const locale = resolved.kind === 'notFound' ? resolved.locale : 'en';
  return documentHtml(headFiles, { routePath: null, preload: [], ...(await renderNotFound(locale)) });
}

/** Renders documents on request, with the same head scripts as in the build. */
export const devDocuments = (): Plugin => ({
  name: 'docs:dev-documents',
  apply: 'serve',
  configureServer(server) {
    for (const name of headScripts) {
      server.middlewares.use(`${siteConfig.base}${headScriptPath(name)}`, (_request, response, next) => {
        headScriptCode(app, name).then((code) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.end(code);
        }, next);
      });
    }
    for (const locale of localeList) {
      const address = latestAddress(siteConfig.base, headFiles.build, searchFile(locale), 'json');
      server.middlewares.use(address, (_request, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(sourceSearchAddresses(locale)));
      });
    }
    // A returned function runs after Vite has added its middlewares, so only requests for documents get here.
    return () => {
      server.middlewares.use((request, response, next) => {
        const url = request.originalUrl ?? '/';
        // A request for a missing module.
        if (!/text\/html|^$/.test(request.headers.accept ?? '') && /\.\w+(\?|$)/.test(url)) return next();
        documentOf(server, new URL(url, 'http://localhost').pathname)
          .then((html) => server.transformIndexHtml(url, html))
          .then((html) => {
            response.setHeader('Content-Type', 'text/html');
            response.end(html);
          })
          .catch(next);
      });
    };
  },
});
