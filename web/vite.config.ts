import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { host, ports, siteOrigin } from '../scripts/stack/facts.ts';
import { contentIndex } from './scripts/content-index.ts';
import { serveDocuments } from './scripts/serve-documents.ts';
import { webManifest } from './scripts/web-manifest.ts';

const emulators = { auth: ports.auth, firestore: ports.firestore, storage: ports.storage };

/** What most pages need comes in two files instead of a dozen small ones: fewer requests, and it compresses better. */
const sharedChunks = [
  {
    name: 'libraries',
    test: /node_modules\/(?:react|react-dom|react-router|react-router-dom|@emotion|stylis)\//,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'shared',
    test: /web\/src\/(?:components|content|lib|sections|theme)\//,
    minShareCount: 12,
    includeDependenciesRecursively: false,
  },
  {
    name: 'sections',
    test: /web\/src\/(?:components|sections|theme)\//,
    minShareCount: 8,
    includeDependenciesRecursively: false,
  },
];

/** Asking for all files of a page at once is a task that is felt on a slow phone: the first of them name the others. */
const filesAskedForAtOnce = 8;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react({ jsxImportSource: '#typesetting' }), contentIndex(), serveDocuments(), webManifest()],
  // The whole of it makes a component of every HTML tag before anything is drawn: `styled.div`. We write `styled('div')`.
  resolve: { alias: [{ find: /^@emotion\/styled$/, replacement: '@emotion/styled/base' }] },
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
    modulePreload: {
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js' ? files.slice(0, filesAskedForAtOnce) : files,
    },
    rolldownOptions: isSsrBuild
      ? // The two programs that the build runs: one writes the pages, one the PDFs.
        { input: ['src/app/prerender.tsx', 'src/documents/documents.tsx'] }
      : { output: { codeSplitting: { groups: sharedChunks } } },
    emptyOutDir: true,
    // Fonts and drawings are files with a name of their own: a preload can point at them and every page shares them.
    assetsInlineLimit: 0,
  },
  ssr: { noExternal: [/^@mui\//, /^@emotion\//, 'swiper', 'reactfire'] },
}));
