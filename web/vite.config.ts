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

/** Parts of Material UI that the theme names but only some pages use. */
const laterMaterial = /@mui\/(?:material|system)\/(?:\w*Input|TextareaAutosize|Form\w+|Grid|Container|internal)\//;

/**
 * The start of every page: one file for each task of `main.ts`, in their order. The inline script of the pages is in none of
 * them. The script that starts the application is not there either: it waits for the page's code, and that code must not wait
 * for it.
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
 * The modules that share a file, grouped by what a visitor does. A group includes the dependencies of its modules, unless a
 * group above has them already. Modules outside all groups stay in small files. `tests/e2e/budgets.ts` limits the size of a
 * page.
 */
const scriptFiles: Rolldown.CodeSplittingGroup[] = [
  ...start,
  // The visitor reads a page: the frame, and the small parts of Material UI and of this project that most pages use.
  {
    name: 'page',
    test: /ui\/sections\/(?:Page|Section|CallToAction)\.|ui\/(?:TitleBlock|form\/ScriptsNeeded)|@mui\/material\/(?:Container|SvgIcon|utils)\/|firm\/(?:countries|country-facts|in-words)|enquiry-answer|desk-limits|shared\/(?:time|plain-english|app-check)/,
  },
  // The visitor searches a list.
  { name: 'search', test: /ui\/form\/FilterChoice\.|@mui\/material\/OutlinedInput\// },
  // The visitor fills in a form.
  {
    name: 'form',
    test: /ui\/form\/(?:TextField|SelectField|Field|FormBanner|SubmitButton)\.|shared\/(?:limits|draft-store)/,
  },
  // The browser checks the form with schemas. Some pages use only a module that these import, so the group excludes
  // dependencies.
  {
    name: 'check',
    test: /@hookform|\/zod\/|@standard-schema|ui\/form\/field-errors|jobs\/question\.|shared\/text-fields/,
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
  // The visitor sends the form. An admin who signs in needs none of this.
  {
    name: 'send',
    test: /ui\/form\/|desk\/(?:answers|application|contact|phone|submission-(?:files|routes))\.|firm\/positions|product\/forms\.|shared\/(?:typed|form-)/,
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
  // The page asks for data and caches the answer.
  { name: 'query', test: /@tanstack/ },
];

/**
 * Packages that are loaded only if a part of them is used. Some are products of Firebase that reactfire imports, and that
 * register themselves when they are loaded. One is the part of Emotion behind a function that is never called.
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
  // The ports of the emulators are defined only in firebase.json, and the browser gets them from there at build time. A build
  // for Hosting works on the ports of a test run as well.
  define: { __EMULATORS__: JSON.stringify({ host, ports: command === 'build' ? fixedPorts : ports, testOffsets }) },
  // The development server bundles packages by itself, without the plugins above.
  optimizeDeps: { rolldownOptions: { plugins: [leaveOut()] } },
  server: {
    host,
    port: ports.vite,
    strictPort: true,
    // The pages of jobs come from the last build, because a function renders them.
    proxy: Object.fromEntries(
      ['/api', '^/careers/.'].map((path) => [path, { target: siteOrigin, changeOrigin: true }]),
    ),
  },
  build: {
    target: 'baseline-widely-available',
    manifest: !isSsrBuild,
    // Every target browser loads preloaded modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? // The two programs that the build runs: one writes the pages, and one writes the PDFs.
        { input: ['src/app/prerender.tsx', 'src/documents/documents.tsx'] }
      : {
          // The start of every page: first the packages and then the code of the site. The last one is the inline script of the
          // pages.
          input: ['index.html', 'src/app/browser.tsx', 'src/app/page-script.ts'],
          output: {
            codeSplitting: { groups: scriptFiles },
          },
          treeshake: { moduleSideEffects: [{ test: onlyWhereUsed, sideEffects: false }] },
        },
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    // Some pictures and maps are named only by prerendered pages. The prerenderer puts them beside the assets of the scripts.
    ssrEmitAssets: true,
    // Fonts and drawings are separate files, so that a preload can name them and every page shares them.
    assetsInlineLimit: 0,
  },
  ssr: { noExternal: [/^@mui\//, /^@emotion\//, 'swiper', 'reactfire'] },
}));
