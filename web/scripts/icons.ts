import { createCanvas, loadImage } from '@napi-rs/canvas';
import { mark } from '@site/contract/firm/look';
import type { Plugin } from 'vite';
import { company } from '../src/content/firm/company.ts';
import { colours } from '../src/ui/theme/tokens.ts';

const tones = { text: colours.tinted, accent: colours.accent };

// The sign is a little smaller than its ground and its lines are bolder, because the sign is 16 px wide in a tab.
const inset = 0.857;
const boldness = 1.3;
const shapes = mark.map(({ path, colour, line }) =>
  line === undefined
    ? `<path d="${path}" fill="${tones[colour]}"/>`
    : `<path d="${path}" fill="none" stroke="${tones[colour]}" stroke-width="${line * boldness}"/>`,
);
const title = company.shortName.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>${title}</title><rect width="64" height="64" rx="6" fill="${colours.ink}"/><g transform="translate(${(1 - inset) * 32} ${(1 - inset) * 34}) scale(${inset})">${shapes.join('')}</g></svg>`;

/** `room` is the margin that a home screen may cut off when it shapes the icon. */
const icons = [
  { file: 'icons/icon-192.png', size: 192, room: 0, square: false },
  { file: 'icons/icon-512.png', size: 512, room: 0, square: false },
  { file: 'icons/icon-maskable-512.png', size: 512, room: 0.12, square: true },
  { file: 'icons/apple-touch-icon.png', size: 180, room: 0.06, square: true },
] as const;

async function drawn({ size, room, square }: (typeof icons)[number]): Promise<Buffer> {
  const inner = Math.round(size * (1 - 2 * room));
  const sized = favicon.replace('<svg ', `<svg width="${inner}" height="${inner}" `);
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  if (square) {
    context.fillStyle = colours.ink;
    context.fillRect(0, 0, size, size);
  }
  context.drawImage(await loadImage(Buffer.from(sized)), (size - inner) / 2, (size - inner) / 2);
  return canvas.toBuffer('image/png');
}

/** Makes every icon of the site from the firm’s sign, and gives the icons by file. */
export async function siteIcons(): Promise<Map<string, string | Buffer>> {
  const pictures = icons.map(async (icon) => [icon.file, await drawn(icon)] as const);
  return new Map<string, string | Buffer>([['favicon.svg', favicon], ...(await Promise.all(pictures))]);
}

/** Adds the favicon and the icons of home screens to the site, and the colour of the browser’s frame to its pages. */
export function siteIconFiles(): Plugin {
  return {
    name: 'site-icons',
    transformIndexHtml: (html) => html.replace('%theme-color%', colours.tinted),
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [fileName, source] of await siteIcons()) this.emitFile({ type: 'asset', fileName, source });
    },
    async configureServer(server) {
      for (const [file, content] of await siteIcons()) {
        server.middlewares.use(`/${file}`, (_, response) => {
          response.setHeader('Content-Type', file.endsWith('.svg') ? 'image/svg+xml' : 'image/png').end(content);
        });
      }
    },
  };
}
