import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

// Writes the PDFs of the site beside its pages. Every build makes them from the content, so that the PDFs never contradict it.

const client = new URL('../dist/client/', import.meta.url);
const bundle = new URL('../dist/prerender/documents.js', import.meta.url);

process.env.NODE_ENV = 'production';

const { registerFonts, registerPictures, siteDocuments }: typeof import('../src/documents/documents.tsx') =
  await import(bundle.href);
registerFonts(fileURLToPath(new URL('../src/ui/theme/fonts/', import.meta.url)));
registerPictures(fileURLToPath(new URL('../public/pictures/', import.meta.url)));

for (const { address, render } of siteDocuments) {
  const target = new URL(`.${address}`, client);
  await mkdir(dirname(fileURLToPath(target)), { recursive: true });
  await writeFile(target, await render());
}
console.log(`Wrote ${siteDocuments.length} PDFs.`);
