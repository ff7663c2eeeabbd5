import type { Plugin } from 'vite';
import { company } from '../src/content/firm/company.ts';
import { colours } from '../src/ui/theme/tokens.ts';

const fileName = 'manifest.webmanifest';

const icon = (src: string, sizes: string, purpose: string) => ({ src, sizes, type: 'image/png', purpose });

/** The web manifest, for phones with the site on their home screen. */
const manifest = {
  name: company.name,
  short_name: company.shortName,
  description: company.tagline,
  lang: 'en-GB',
  start_url: '/',
  display: 'browser',
  background_color: colours.paper,
  theme_color: colours.tinted,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    icon('/icons/icon-192.png', '192x192', 'any'),
    icon('/icons/icon-512.png', '512x512', 'any'),
    icon('/icons/icon-maskable-512.png', '512x512', 'maskable'),
  ],
};

/** Adds the web manifest to the site, from the same content and colours as the pages. */
export function webManifest(): Plugin {
  const source = JSON.stringify(manifest, null, 2);
  return {
    name: 'web-manifest',
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_, response) => {
        response.setHeader('Content-Type', 'application/manifest+json').end(source);
      });
    },
  };
}
