import { fileURLToPath } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';

const entry = '/src/documents/documents.tsx';
const pictures = fileURLToPath(new URL('../public/pictures/', import.meta.url));
const fonts = fileURLToPath(new URL('../src/ui/theme/fonts/', import.meta.url));

/** Makes a PDF for each request to the development server. Only a build writes PDFs to files. */
export function serveDocuments(): Plugin {
  return {
    name: 'serve-documents',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/documents', (request, response, next) => {
        render(server, request.originalUrl).then((pdf) => {
          if (pdf) response.setHeader('Content-Type', 'application/pdf').end(pdf);
          else next();
        }, next);
      });
    },
  };
}

/** Gives the PDF at an address of the site; `undefined` if there is none. */
async function render(server: ViteDevServer, address: string | undefined): Promise<Buffer | undefined> {
  const { registerFonts, registerPictures, siteDocuments } = (await server.ssrLoadModule(
    entry,
  )) as typeof import('../src/documents/documents.tsx');
  const wanted = siteDocuments.find((document) => document.address === address);
  registerFonts(fonts);
  registerPictures(pictures);
  return wanted?.render();
}
