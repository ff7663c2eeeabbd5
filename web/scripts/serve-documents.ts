import { fileURLToPath } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';

interface Documents {
  registerFonts(folder: string): void;
  registerPictures(folder: string): void;
  siteDocuments: readonly { address: string; render(): Promise<Buffer> }[];
}

const entry = '/src/documents/documents.tsx';
const pictures = fileURLToPath(new URL('../public/pictures/', import.meta.url));
const fonts = fileURLToPath(new URL('../src/theme/fonts/', import.meta.url));

/** Makes the PDFs when the development server is asked for them: there is no built site that could hold them. */
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

/** The PDF at an address of the site, or `undefined` where there is none. */
async function render(server: ViteDevServer, address: string | undefined): Promise<Buffer | undefined> {
  const documents = await server.ssrLoadModule(entry);
  const { registerFonts, registerPictures, siteDocuments } = documents as unknown as Documents;
  const wanted = siteDocuments.find((document) => document.address === address);
  registerFonts(fonts);
  registerPictures(pictures);
  return wanted?.render();
}
