import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { host, ports, siteOrigin } from '../scripts/emulators/addresses.ts';
import { fixedPorts, testOffsets } from '../scripts/emulators/ports.ts';
import { contentIndex } from './scripts/content-index.ts';
import { devPages } from './scripts/dev-pages.ts';
import { serveDocuments } from './scripts/serve-documents.ts';
import { webManifest } from './scripts/web-manifest.ts';

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react({ jsxImportSource: '@emotion/react' }), contentIndex(), devPages(), serveDocuments(), webManifest()],
  // The emulators' ports have one home, firebase.json; the browser gets them from there at build time. What is built for
  // Hosting works on the ports of a test run, too.
  define: { __EMULATORS__: JSON.stringify({ host, ports: command === 'build' ? fixedPorts : ports, testOffsets }) },
  server: {
    host,
    port: ports.vite,
    strictPort: true,
    // The pages of jobs are those of the last build: a function draws them.
    proxy: Object.fromEntries(
      ['/api', '^/careers/.', '/sitemap-jobs.xml'].map((path) => [path, { target: siteOrigin, changeOrigin: true }]),
    ),
  },
  build: {
    target: 'baseline-widely-available',
    manifest: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? // The two programs that the build runs: one writes the pages, one the PDFs.
        { input: ['src/app/prerender.tsx', 'src/documents/documents.tsx'] }
      : {
          // What every page starts with, and the script that stands in the pages themselves.
          input: ['index.html', 'src/app/page-script.ts'],
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|@emotion|stylis)\// },
                { name: 'material', test: /node_modules\/@mui\//, minShareCount: 2 },
              ],
            },
          },
        },
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    // Pictures and maps that only finished pages name: the prerenderer puts them beside those of the scripts.
    ssrEmitAssets: true,
    // Fonts and drawings are files with a name of their own: a preload can point at them and every page shares them.
    assetsInlineLimit: 0,
  },
  ssr: { noExternal: [/^@mui\//, /^@emotion\//, 'swiper', 'reactfire'] },
}));
