import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

// Makes the site's three fonts from their packages. The fonts contain only the characters that English text and engineering
// figures need, and only the axes that the theme uses. Fallbacks with the same metrics keep the layout still when a font
// arrives. The PDFs need the same faces at one weight, as TrueType: the PDF writer ignores axes, and would unpack a WOFF again
// for every character.
// Run `npm run fonts` after a change here; the results are committed.

const output = new URL('../web/src/ui/theme/fonts/', import.meta.url);
const require = createRequire(import.meta.url);

const ascii = range(0x20, 0x7e);
const latin = range(0xa0, 0xff);

/** Characters that nearly every page needs. Their file fits into the first window of a new connection (14 KB). */
const common = `${ascii}\u00a0£©°±²³µ·½×÷–—‘’“”…•′→←−≤≥≈√€`;

/** Names from other languages, and rare signs. A page without these characters never requests their file. */
const rare = Array.from(`${latin}″ʻʼ↑↓∞™`)
  .filter((character) => !common.includes(character))
  .join('');

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/** Writes characters as a `unicode-range`, with neighbours joined. */
function unicodeRange(characters: string): string {
  const points = Array.from(characters, (character) => character.codePointAt(0) ?? 0).toSorted(
    (one, other) => one - other,
  );
  const starts = points.filter((point) => !points.includes(point - 1));
  const ends = points.filter((point) => !points.includes(point + 1));
  const hex = (point = 0) => point.toString(16).toUpperCase();
  return starts
    .map((start, index) => (start === ends[index] ? `U+${hex(start)}` : `U+${hex(start)}-${hex(ends[index])}`))
    .join(',');
}

// The metrics of the fallbacks, from @capsizecss/metrics 4.3.0 (MIT). The package itself has 169 MB for all existing fonts.
const sansSerif = { category: 'sans-serif', unitsPerEm: 2048 };
const arial = {
  ...sansSerif,
  familyName: 'Arial',
  fullName: 'Arial',
  postscriptName: 'ArialMT',
  capHeight: 1467,
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  xHeight: 1062,
  xWidthAvg: 913,
};
const roboto = {
  ...sansSerif,
  familyName: 'Roboto',
  fullName: 'Roboto Regular',
  postscriptName: 'Roboto-Regular',
  capHeight: 1456,
  ascent: 1900,
  descent: -500,
  lineGap: 0,
  xHeight: 1082,
  xWidthAvg: 911,
};
const courierNew = {
  category: 'monospace',
  unitsPerEm: 2048,
  familyName: 'Courier New',
  fullName: 'Courier New',
  postscriptName: 'CourierNewPSMT',
  capHeight: 1170,
  ascent: 1705,
  descent: -615,
  lineGap: 0,
  xHeight: 866,
  xWidthAvg: 1229,
};

/** The letters of engineering figures. The packages have them in separate files. */
const greekLetters = 'ΔΩαβδθλμπρστφω';

const fonts = [
  {
    name: 'Site Heading',
    file: 'heading.woff2',
    source: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    axes: { wdth: 112, wght: 600 },
    fallbacks: [arial, roboto],
    print: [{ file: 'heading-600.ttf', axes: { wdth: 112, wght: 600 } }],
  },
  {
    name: 'Site Text',
    file: 'text.woff2',
    source: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
    fallbacks: [arial, roboto],
    print: [{ file: 'text-400.ttf', axes: { wght: 400 } }],
    greek: {
      file: 'text-greek.woff2',
      source: '@fontsource-variable/source-sans-3/files/source-sans-3-greek-wght-normal.woff2',
      print: 'text-greek-400.ttf',
    },
  },
  {
    name: 'Site Mono',
    file: 'mono.woff2',
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    axes: { wght: 450 },
    fallbacks: [courierNew],
    print: [{ file: 'mono-450.ttf', axes: { wght: 450 } }],
    greek: {
      file: 'mono-greek.woff2',
      source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-greek-wght-normal.woff2',
    },
  },
];

/** The fonts of Linux and ChromeOS that replace two others. They have the same metrics, but `local()` does not know that. */
const twins = [
  ["local('ArialMT')", "local('Liberation Sans'), local('Arimo')"],
  ["local('CourierNewPSMT')", "local('Liberation Mono'), local('Cousine')"],
] as const;

const withTwins = (styles: string) =>
  twins.reduce((all, [font, same]) => all.replaceAll(font, `${font}, ${same}`), styles);

async function write(file: string, content: Uint8Array): Promise<void> {
  await writeFile(new URL(file, output), content);
  console.log(`${file}: ${(content.length / 1024).toFixed(1)} KB`);
}

const faces: string[] = [];
const families: Record<string, string> = {};
await mkdir(output, { recursive: true });

for (const font of fonts) {
  const original = await readFile(require.resolve(font.source));
  const keepFeatures = ['kern', 'tnum', 'mark', 'ccmp', 'locl'];
  const options = { variationAxes: font.axes, keepFeatures };
  await write(font.file, await subsetFont(original, common, { ...options, targetFormat: 'woff2' }));
  const rareFile = font.file.replace('.woff2', '-rare.woff2');
  await write(rareFile, await subsetFont(original, rare, { ...options, targetFormat: 'woff2' }));
  const metrics = await fromBuffer(await subsetFont(original, common + rare, { ...options, targetFormat: 'sfnt' }));
  const stack = createFontStack([{ ...metrics, familyName: font.name }, ...font.fallbacks]);
  families[font.name] = stack.fontFamily;
  faces.push(withTwins(stack.fontFaces));
  if (font.greek) {
    const { file, source, print } = font.greek;
    const letters = await readFile(require.resolve(source));
    await write(file, await subsetFont(letters, greekLetters, { ...options, targetFormat: 'woff2' }));
    const instance = { ...options, variationAxes: { wght: 400 }, targetFormat: 'sfnt' } as const;
    if (print) await write(print, await subsetFont(letters, greekLetters, instance));
  }
  for (const { file, axes } of font.print) {
    const instance = { variationAxes: axes, keepFeatures, targetFormat: 'sfnt' } as const;
    await write(file, await subsetFont(original, common + rare, instance));
  }
}

await writeFile(
  new URL('fallbacks.ts', output),
  `// Made by art/fonts.ts; do not edit.\n\nexport const rareCharacters = '${unicodeRange(rare)}';\n\nexport const fontFamilies = ${JSON.stringify(families, null, 2)} as const;\n\nexport const fallbackFaces = ${JSON.stringify(faces.join('\n'))};\n`,
);
