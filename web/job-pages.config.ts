import { defineConfig, mergeConfig } from 'vite';
import site from './vite.config.ts';

/**
 * Builds the module with which a Cloud Function renders the pages of jobs, from the same sources as the site. A second module
 * beside it draws the sharing cards, also those of pages. Neither module needs a package.
 */
export default defineConfig((environment) =>
  mergeConfig(site({ ...environment, isSsrBuild: true }), {
    define: { 'process.env.NODE_ENV': JSON.stringify(environment.mode) },
    build: {
      ssr: 'src/app/job-pages.tsx',
      outDir: 'dist/job-pages',
      // The module uses the pictures of the site.
      ssrEmitAssets: false,
      minify: true,
      target: 'node24',
      rolldownOptions: {
        input: 'src/app/job-pages.tsx',
        output: {
          codeSplitting: {
            groups: [
              // The group excludes its dependencies. Otherwise React and the texts of pages would be in this file, and every
              // page would need it.
              {
                name: 'cards',
                test: /app\/share-images\/(?:draw|S)|\/satori\/|\/resvg-wasm\/|\.ttf/,
                includeDependenciesRecursively: false,
              },
              { name: 'pages', test: /./ },
            ],
          },
        },
      },
    },
    ssr: { noExternal: true },
  }),
);
