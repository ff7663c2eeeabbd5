import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import courierNew from '@capsizecss/metrics/courierNew';
import roboto from '@capsizecss/metrics/roboto';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

// Makes the site's three fonts from the packages that carry them: only the characters that English copy and
// engineering figures need, only the axes that the theme uses, and fallbacks of the same metrics, so that nothing
// moves when a font arrives. The PDFs need the same faces at one weight, as WOFF: their writer heeds no axes.
// Run it with `npm run fonts -w web` after a change here; the results are committed.

const output = new URL('../src/theme/fonts/', import.meta.url);
const require = createRequire(import.meta.url);

const characters = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...Array.from({ length: 0xff - 0xa0 + 1 }, (_, index) => String.fromCodePoint(0xa0 + index)),
  ...Array.from('–—‘’“”…•′″ʻʼ→←↑↓−≤≥≈√∞µ€™'),
].join('');

/** The letters of engineering figures, which the packages keep in files of their own. */
const greekLetters = 'ΔΩαβδθλμπρστφω';

const fonts = [
  {
    name: 'Archivo Site',
    file: 'archivo.woff2',
    source: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    axes: { wdth: 112, wght: 600 },
    fallbacks: [arial, roboto],
    print: [{ file: 'archivo-600.woff', axes: { wdth: 112, wght: 600 } }],
  },
  {
    name: 'Source Sans Site',
    file: 'source-sans.woff2',
    source: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
    fallbacks: [arial, roboto],
    print: [{ file: 'source-sans-400.woff', axes: { wght: 400 } }],
    greek: {
      file: 'source-sans-greek.woff2',
      source: '@fontsource-variable/source-sans-3/files/source-sans-3-greek-wght-normal.woff2',
    },
  },
  {
    name: 'JetBrains Mono Site',
    file: 'jetbrains-mono.woff2',
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    axes: { wght: 450 },
    fallbacks: [courierNew],
    print: [{ file: 'jetbrains-mono-450.woff', axes: { wght: 450 } }],
    greek: {
      file: 'jetbrains-mono-greek.woff2',
      source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-greek-wght-normal.woff2',
    },
  },
];

/** The fonts that Linux and ChromeOS have in the place of two: drawn to the same measures, which `local()` does not know. */
const twins = [
  ["local('ArialMT')", "local('Liberation Sans'), local('Arimo')"],
  ["local('CourierNewPSMT')", "local('Liberation Mono'), local('Cousine')"],
] as const;

const withTwins = (styles: string) =>
  twins.reduce((all, [font, same]) => all.replaceAll(font, `${font}, ${same}`), styles);

const faces: string[] = [];
const families: Record<string, string> = {};
await mkdir(output, { recursive: true });

for (const font of fonts) {
  const original = await readFile(require.resolve(font.source));
  const keepFeatures = ['kern', 'tnum', 'mark', 'ccmp', 'locl'];
  const options = { variationAxes: font.axes, keepFeatures };
  const small = await subsetFont(original, characters, { ...options, targetFormat: 'woff2' });
  await writeFile(new URL(font.file, output), small);
  const metrics = await fromBuffer(await subsetFont(original, characters, { ...options, targetFormat: 'sfnt' }));
  const stack = createFontStack([{ ...metrics, familyName: font.name }, ...font.fallbacks]);
  families[font.name] = stack.fontFamily;
  faces.push(withTwins(stack.fontFaces));
  console.log(`${font.file}: ${(small.length / 1024).toFixed(1)} KB`);
  if (font.greek) {
    const letters = await readFile(require.resolve(font.greek.source));
    const greek = await subsetFont(letters, greekLetters, { ...options, targetFormat: 'woff2' });
    await writeFile(new URL(font.greek.file, output), greek);
    console.log(`${font.greek.file}: ${(greek.length / 1024).toFixed(1)} KB`);
  }
  for (const { file, axes } of font.print) {
    const instance = await subsetFont(original, characters, {
      variationAxes: axes,
      keepFeatures,
      targetFormat: 'woff',
    });
    await writeFile(new URL(file, output), instance);
    console.log(`${file}: ${(instance.length / 1024).toFixed(1)} KB`);
  }
}

await writeFile(
  new URL('fallbacks.ts', output),
  `// Made by art/fonts.ts; do not edit.\n\nexport const fontFamilies = ${JSON.stringify(families, null, 2)} as const;\n\nexport const fallbackFaces = ${JSON.stringify(faces.join('\n'))};\n`,
);
