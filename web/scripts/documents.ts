import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

// Writes the PDFs that the site links to beside its pages. They are made of the same content at every build, so they
// cannot say anything else than the site does.

interface Documents {
  registerFonts(folder: string): void;
  registerPictures(folder: string): void;
  siteDocuments: readonly { address: string; render(): Promise<Buffer> }[];
}

const client = new URL('../dist/client/', import.meta.url);
const bundle = new URL('../dist/prerender/documents.js', import.meta.url);

process.env.NODE_ENV = 'production';

const { registerFonts, registerPictures, siteDocuments }: Documents = await import(bundle.href);
registerFonts(fileURLToPath(new URL('../src/theme/fonts/', import.meta.url)));
registerPictures(fileURLToPath(new URL('../public/pictures/', import.meta.url)));

for (const { address, render } of siteDocuments) {
  const target = new URL(`.${address}`, client);
  await mkdir(dirname(fileURLToPath(target)), { recursive: true });
  await writeFile(target, await render());
}
console.log(`Wrote ${siteDocuments.length} PDFs.`);
