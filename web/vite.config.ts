import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { host, ports, siteOrigin } from '../scripts/stack/facts.ts';
import { contentIndex } from './scripts/content-index.ts';
import { serveDocuments } from './scripts/serve-documents.ts';
import { webManifest } from './scripts/web-manifest.ts';

const emulators = { auth: ports.auth, firestore: ports.firestore, storage: ports.storage };

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react({ jsxImportSource: '#typesetting' }), contentIndex(), serveDocuments(), webManifest()],
  // The emulators' ports have one home, firebase.json; the browser gets them from there at build time.
  define: { __EMULATORS__: JSON.stringify({ host, ports: emulators }) },
  server: {
    host,
    port: ports.vite,
    strictPort: true,
    proxy: { '/api': { target: siteOrigin, changeOrigin: true } },
  },
  build: {
    target: 'baseline-widely-available',
    manifest: !isSsrBuild,
    // The two programs that the build runs: one writes the pages, one the PDFs.
    ...(isSsrBuild && { rolldownOptions: { input: ['src/app/prerender.tsx', 'src/documents/documents.tsx'] } }),
    emptyOutDir: true,
    // Fonts and drawings are files with a name of their own: a preload can point at them and every page shares them.
    assetsInlineLimit: 0,
  },
  ssr: { noExternal: [/^@mui\//, /^@emotion\//, 'swiper', 'reactfire'] },
}));
