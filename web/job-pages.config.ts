import { defineConfig, mergeConfig } from 'vite';
import site from './vite.config.ts';

/**
 * The module that a Cloud Function draws the pages of jobs with: one file that needs no package beside it, made from the
 * same sources as the site.
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
      rolldownOptions: { input: 'src/app/job-pages.tsx', output: { codeSplitting: false } },
    },
    ssr: { noExternal: true },
  }),
);
