import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { host, ports, siteOrigin } from '../scripts/emulators/addresses.ts';
import { fixedPorts, testOffsets } from '../scripts/emulators/ports.ts';
import { contentIndex } from './scripts/content-index.ts';
import { devPages } from './scripts/dev-pages.ts';
import { leaveOut } from './scripts/leave-out.ts';
import { pdfReaderFiles } from './scripts/pdf-reader-files.ts';
import { serveDocuments } from './scripts/serve-documents.ts';
import { webManifest } from './scripts/web-manifest.ts';

/** Parts of Material UI that its theme names, and that only some pages use. */
const laterMaterial = /@mui\/(?:material|system)\/(?:\w*Input|TextareaAutosize|Form\w+|Grid|Container|internal)\//;

/**
 * Which modules share a file. A page loads what it needs and little else, and the next page finds most of its own code here
 * already; what is not named stays in small files. `npm run bench` and `tests/e2e/budgets.ts` say what it may come to.
 */
const scriptFiles: Rolldown.CodeSplittingGroup[] = [
  // What every page starts with, in the order in which `main.ts` runs it: React, what styles are made with, Material UI with the
  // theme, and the site's own part of it with the router. Without the script that stands in the pages, and without the one
  // that starts the application: it waits for the page's code, which must not wait for it.
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
    test: /web\/src\/(?!app\/(?:main|browser|page-script|early-input)|shared\/report\.)|\/contract\/(?:\w+\/)?[\w-]+\.ts|virtual:|node_modules\/react-router/,
  },
  // Of the public pages, most or all.
  {
    name: 'page',
    test: /sections\/(?:Page|Section)\.|ui\/(?:Metadata|TitleBlock|form\/ScriptsNeeded)|web\/src\/shared\/environment|content\/page-meta|contract\/shared\/messages|@mui\/(?:utils|material\/(?:utils|Link|SvgIcon|Paper))\/(?!useRoving)|@mui\/(?:material|system)\/Container\//,
    minShareCount: 6,
  },
  // What forms need, and other pages as well: small, and in files of their own so that those pages do without forms.
  {
    name: 'choices',
    test: /ui\/form\/Chevron|shared\/(?:countries|plain-english)|jobs\/job-(?:options|state)\./,
    minShareCount: 3,
  },
  { name: 'reference', test: /shared\/latin-letters|jobs\/job-reference\./, minShareCount: 3 },
  { name: 'api', test: /web\/src\/shared\/(?:api|app-check|form-token)\./, minShareCount: 3 },
  // What tabs and sliding panels both use: neither brings the other.
  {
    name: 'sliding',
    test: /@mui\/(?:material\/)?(?:utils\/(?:debounce|ownerWindow)|transitions\/)/,
    minShareCount: 2,
  },
  // And tabs and menus.
  { name: 'roving', test: /useRovingTabIndex|RovingTabIndexContext/, minShareCount: 2 },
  {
    name: 'tabs',
    test: /sections\/(?:use-tabs|Tab)|@mui\/material\/(?:Tabs?|TabScrollButton)\//,
    minShareCount: 2,
  },
  { name: 'query', test: /@tanstack\/|web\/src\/shared\/query-client/, minShareCount: 2 },
  // Fields: the careers page searches with some, without anything that checks a form.
  {
    name: 'fields',
    test: /@mui\/material\/(?:\w*Input|TextareaAutosize|FormControl|FormLabel|NativeSelect)\//,
    minShareCount: 3,
  },
  // Forms; what checks those that send something; and what is checked in those that send it to the firm, each piece of which
  // would be a file of its own.
  {
    name: 'form',
    test: /react-hook-form|@mui\/material\/(?:Form\w+|Alert)\/|ui\/form\/(?:Field|FormBanner|Select|Submit|Text)/,
    minShareCount: 4,
  },
  { name: 'schema', test: /@hookform|\/zod\/|@standard-schema|shared\/(?:limits|text-fields)\./, minShareCount: 4 },
  {
    name: 'submission',
    test: /ui\/form\/(?:Draft|Submission|field-|use-sub)|shared\/(?:form-|has-draft)|desk\/(?:application|contact|phone|submission-files)\.|jobs\/question\./,
    minShareCount: 3,
  },
  { name: 'table', test: /@mui\/material\/Table\w*\//, minShareCount: 3 },
  // What every button to an enquiry says: the contact form needs it, and nothing else of what only is read.
  { name: 'answer', test: /sections\/EnquiryNote|content\/enquiry-answer/, minShareCount: 2 },
  // What only is read, and comes with a move inside the application.
  {
    name: 'reading',
    test: /ui\/LinkCard|sections\/(?:CallToAction|Welcome)|@mui\/material\/Card\w*\//,
    minShareCount: 3,
  },
];

/**
 * Packages that come only where something of them is used: products of Firebase that reactfire imports, and that register
 * themselves when they are loaded; and what Emotion has for a function that nobody calls.
 */
const onlyWhereUsed = /\/(?:@?firebase\/(?:functions|remote-config|storage)|hoist-non-react-statics)\//;

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react({ jsxImportSource: '@emotion/react' }),
    contentIndex(),
    devPages(),
    serveDocuments(),
    webManifest(),
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
          // What every page starts with, first the packages and then the site's own code, and the script that stands in the
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
    // Fonts and drawings are files with a name of their own: a preload can point at them and every page shares them.
    assetsInlineLimit: 0,
  },
  ssr: { noExternal: [/^@mui\//, /^@emotion\//, 'swiper', 'reactfire'] },
}));
