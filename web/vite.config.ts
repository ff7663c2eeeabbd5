import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { host, ports, siteOrigin } from '../scripts/emulators/addresses.ts';
import { fixedPorts, testOffsets } from '../scripts/emulators/ports.ts';
import { contentIndex } from './scripts/content-index.ts';
import { devPages } from './scripts/dev-pages.ts';
import { siteIconFiles } from './scripts/icons.ts';
import { leaveOut } from './scripts/leave-out.ts';
import { pdfReaderFiles } from './scripts/pdf-reader-files.ts';
import { serveDocuments } from './scripts/serve-documents.ts';
import { webManifest } from './scripts/web-manifest.ts';

/** Parts of Material UI that its theme names, and that only some pages use. */
const laterMaterial = /@mui\/(?:material|system)\/(?:\w*Input|TextareaAutosize|Form\w+|Grid|Container|internal)\//;

/**
 * The start of every page: a file for each task of `main.ts`, in their order. The script that stands in the pages is in
 * none of them, nor is the one that starts the application: it waits for the page's code, which must not wait for it.
 */
const start: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', tags: ['$initial'], test: /node_modules\/(?:react|react-dom|scheduler)\/|vite\/preload-helper/ },
  {
    name: 'styling',
    tags: ['$initial'],
    test: (id) =>
      /node_modules\/(?:@emotion|stylis|clsx|@mui\/(?!material))|theme\/tokens/.test(id) && !laterMaterial.test(id),
  },
  {
    name: 'framework',
    tags: ['$initial'],
    test: (id) =>
      /node_modules\/(?!react-router)|web\/src\/ui\/theme\/(?:theme|customizations)/.test(id) &&
      !laterMaterial.test(id),
  },
  {
    name: 'site',
    tags: ['$initial'],
    test: /web\/src\/(?!app\/(?:main|browser|page-script|early-input))|\/contract\/(?:\w+\/)?[\w-]+\.ts|virtual:|node_modules\/react-router/,
  },
];

/**
 * Which modules share a file, by what a visitor does. A group brings what its modules import, unless a group above has that
 * already; what is in no group stays in small files. `tests/e2e/budgets.ts` says what a page may come to.
 */
const scriptFiles: Rolldown.CodeSplittingGroup[] = [
  ...start,
  // Reads a page: the frame, and the small parts of Material UI and of this project that most pages use.
  {
    name: 'page',
    test: /ui\/sections\/(?:Page|Section|CallToAction)\.|ui\/(?:TitleBlock|form\/ScriptsNeeded)|@mui\/material\/(?:Container|SvgIcon|utils)\/|firm\/(?:countries|country-facts|in-words)|enquiry-answer|desk-limits|shared\/(?:time|plain-english|app-check)/,
  },
  // Searches a list.
  { name: 'search', test: /ui\/form\/FilterChoice\.|@mui\/material\/OutlinedInput\// },
  // Fills in a form.
  {
    name: 'form',
    test: /ui\/form\/(?:TextField|SelectField|Field|FormBanner|SubmitButton)\.|shared\/(?:limits|draft-store)/,
  },
  // Checks it, by schemas. Some pages use a module that these import alone, so the group takes only what it names.
  {
    name: 'check',
    test: /@hookform|\/zod\/|@standard-schema|ui\/form\/field-errors|jobs\/question\.|shared\/text-fields/,
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
  // Sends it as a visitor: an admin who signs in needs none of this.
  {
    name: 'send',
    test: /ui\/form\/|desk\/(?:answers|application|contact|phone|submission-(?:files|routes))\.|firm\/positions|product\/forms\.|shared\/(?:typed|form-)/,
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
  // Asks for something and keeps the answer.
  { name: 'query', test: /@tanstack/ },
];

/**
 * Packages that come only where something of them is used: products of Firebase that reactfire imports, and that register
 * themselves when they are loaded; and the part of Emotion behind a function that is never called.
 */
const onlyWhereUsed = /\/(?:@?firebase\/(?:functions|remote-config|storage)|hoist-non-react-statics)\//;

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react({ jsxImportSource: '@emotion/react' }),
    contentIndex(),
    devPages(),
    serveDocuments(),
    webManifest(),
    siteIconFiles(),
    pdfReaderFiles(),
    leaveOut(),
  ],
  // The emulators' ports have one home, firebase.json; the browser gets them from there at build time. What is built for
  // Hosting works on the ports of a test run, too.
  define: { __EMULATORS__: JSON.stringify({ host, ports: command === 'build' ? fixedPorts : ports, testOffsets }) },
  // The development server bundles packages by itself, without the plugins above.
  optimizeDeps: { rolldownOptions: { plugins: [leaveOut()] } },
  server: {
    host,
    port: ports.vite,
    strictPort: true,
    // The pages of jobs are those of the last build: a function draws them.
    proxy: Object.fromEntries(
      ['/api', '^/careers/.'].map((path) => [path, { target: siteOrigin, changeOrigin: true }]),
    ),
  },
  build: {
    target: 'baseline-widely-available',
    manifest: !isSsrBuild,
    // Every browser that the target means fetches preloaded modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? // The two programs that the build runs: one writes the pages, one the PDFs.
        { input: ['src/app/prerender.tsx', 'src/documents/documents.tsx'] }
      : {
          // The start of every page, first the packages and then the site's own code, and the script that stands in the
          // pages themselves.
          input: ['index.html', 'src/app/browser.tsx', 'src/app/page-script.ts'],
          output: {
            codeSplitting: { groups: scriptFiles },
          },
          treeshake: { moduleSideEffects: [{ test: onlyWhereUsed, sideEffects: false }] },
        },
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    // Pictures and maps that only finished pages name: the prerenderer puts them beside those of the scripts.
    ssrEmitAssets: true,
    // Fonts and drawings are separate files: a preload can point at them and every page shares them.
    assetsInlineLimit: 0,
  },
  ssr: { noExternal: [/^@mui\//, /^@emotion\//, 'swiper', 'reactfire'] },
}));
