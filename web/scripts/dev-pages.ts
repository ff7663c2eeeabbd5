import { readFile } from 'node:fs/promises';
import type { Plugin, ViteDevServer } from 'vite';

/** Serves the pages in development: each request renders its page, as the build does once. */
export function devPages(): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    configureServer(server) {
      // The pages come after Vite's own middleware, because files take precedence over pages.
      return () => {
        server.middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
          draw(server, decodeURI(pathname)).then((html) => {
            response.setHeader('Content-Type', 'text/html').end(html);
          }, next);
        });
      };
    },
  };
}

async function draw(server: ViteDevServer, path: string): Promise<string> {
  const template = await readFile(new URL('../index.html', import.meta.url), 'utf8');
  const { prerender, drawShell, paths } = await server.ssrLoadModule('/src/app/prerender.tsx');
  const isAdminArea = /^\/dashboard(?:\/|$)/.test(path);
  const { head, body } = isAdminArea ? drawShell() : await prerender(paths.includes(path) ? path : '/404');
  const html = template
    .replace('<!--head-->', () => `<script type="module" src="/src/app/page-script.ts"></script>${head}`)
    .replace('<!--body-->', () => body);
  return server.transformIndexHtml(path, html);
}
