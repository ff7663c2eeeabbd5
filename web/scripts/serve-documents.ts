import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface Documents {
  registerFonts(folder: string): void;
  siteDocuments: readonly { address: string; render(): Promise<Buffer> }[];
}

const entry = '/src/documents/documents.tsx';
const fonts = fileURLToPath(new URL('../src/theme/fonts/', import.meta.url));

/** Makes the PDFs when the development server is asked for them: there is no built site that could hold them. */
export function serveDocuments(): Plugin {
  return {
    name: 'serve-documents',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/documents', async (request, response, next) => {
        try {
          const documents = await server.ssrLoadModule(entry);
          const { registerFonts, siteDocuments } = documents as unknown as Documents;
          const wanted = siteDocuments.find(({ address }) => address === request.originalUrl);
          if (wanted === undefined) return next();
          registerFonts(fonts);
          response.setHeader('Content-Type', 'application/pdf').end(await wanted.render());
        } catch (failure) {
          next(failure);
        }
      });
    },
  };
}
