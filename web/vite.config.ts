import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { host, ports, siteOrigin } from '../scripts/stack/facts.ts';
import { fixedPorts, testOffsets } from '../scripts/stack/ports.ts';
import { contentIndex } from './scripts/content-index.ts';
import { serveDocuments } from './scripts/serve-documents.ts';
import { webManifest } from './scripts/web-manifest.ts';

/**
 * What several pages need comes in a few files instead of dozens of small ones: every request is work for the browser's
 * other processes, too, and on a machine with two processors they take them from the page that starts. A file is
 * evaluated as one task: what Material UI is made of is in two. A module goes to the first that takes it.
 */
const sharedChunks = [
  {
    name: 'libraries',
    test: /node_modules\/(?:react|react-dom|react-router|react-router-dom|@emotion|stylis)\//,
    includeDependenciesRecursively: true,
  },
  {
    name: 'material-styles',
    test: /node_modules\/(?:clsx|react-is|@mui\/(?:private-theming|styled-engine|system|utils)|@mui\/material\/(?:colors|InitColorSchemeScript|styles))\//,
  },
  { name: 'material', test: /node_modules\/@mui\// },
  // What lists of jobs draw, too, and what brings the schemas with it, stay apart.
  { name: 'form', test: /web\/src\/components\/form\/(?!ScriptsNeeded|use-form-evidence)/ },
  { name: 'shared', test: /web\/src\/(?:components|content|lib|sections|theme)\//, minShareCount: 12 },
  {
    name: 'sections',
    test: /web\/src\/(?:assets|components\/(?!form\/use)|sections|lib\/(?:picture|plain)|theme\/(?!Material|components|theme))|contract\/(?:countries|messages)/,
    minShareCount: 3,
  },
].map((group, index, { length }) => ({
  minShareCount: 2,
  includeDependenciesRecursively: false,
  ...group,
  priority: length - index,
}));

/** Asking for all files of a page at once is a task that is felt on a slow phone: the first of them name the others. */
const filesAskedForAtOnce = 8;

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react({ jsxImportSource: '#typesetting' }), contentIndex(), serveDocuments(), webManifest()],
  // The whole of it makes a component of every HTML tag before anything is drawn: `styled.div`. We write `styled('div')`.
  resolve: { alias: [{ find: /^@emotion\/styled$/, replacement: '@emotion/styled/base' }] },
  // The emulators' ports have one home, firebase.json; the browser gets them from there at build time. What is built for
  // Hosting works on the ports of a test run, too.
  define: { __EMULATORS__: JSON.stringify({ host, ports: command === 'build' ? fixedPorts : ports, testOffsets }) },
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
