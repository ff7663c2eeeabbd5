import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { colours } from '../web/src/ui/theme/tokens.ts';

// Makes the icons that home screens ask for out of the favicon. Run it with `npm run icons` after a change to that;
// the results are committed.

const output = new URL('../web/public/icons/', import.meta.url);
const favicon = await readFile(new URL('../web/public/favicon.svg', import.meta.url), 'utf8');

/** `room` is what a home screen may cut off at each side when it gives the icon its own shape. */
const icons = [
  { file: 'icon-192.png', size: 192, room: 0, square: false },
  { file: 'icon-512.png', size: 512, room: 0, square: false },
  { file: 'icon-maskable-512.png', size: 512, room: 0.12, square: true },
  { file: 'apple-touch-icon.png', size: 180, room: 0.06, square: true },
];

await mkdir(output, { recursive: true });
for (const { file, size, room, square } of icons) {
  const inner = Math.round(size * (1 - 2 * room));
  const sized = favicon.replace('<svg ', `<svg width="${inner}" height="${inner}" `);
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  if (square) {
    context.fillStyle = colours.ink;
    context.fillRect(0, 0, size, size);
  }
  context.drawImage(await loadImage(Buffer.from(sized)), (size - inner) / 2, (size - inner) / 2);
  await writeFile(new URL(file, output), canvas.toBuffer('image/png'));
}
console.log(`Drew ${icons.length} icons.`);
