import { defineConfig, mergeConfig } from 'vite';
import site from './vite.config.ts';

/**
 * The module that a Cloud Function draws the pages of jobs with, made from the same sources as the site, and another beside it
 * that draws sharing cards, those of pages too. Neither needs a package.
 */
export default defineConfig((environment) =>
  mergeConfig(site({ ...environment, isSsrBuild: true }), {
    define: { 'process.env.NODE_ENV': JSON.stringify(environment.mode) },
    build: {
      ssr: 'src/app/job-pages.tsx',
      outDir: 'dist/job-pages',
      // Its pictures are those of the site.
      ssrEmitAssets: false,
      minify: true,
      target: 'node24',
      rolldownOptions: {
        input: 'src/app/job-pages.tsx',
        output: {
          codeSplitting: {
            groups: [
              // Without what it imports: React and the words of pages would come along, and bring it to every page.
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
