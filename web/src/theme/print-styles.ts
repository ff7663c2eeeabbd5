import { colours, media } from './tokens.ts';

/**
 * On paper: text in ink on white, pictures of a modest size, and nothing that is there to be pressed. The art of a page's
 * head leaves itself out, or it would take the first sheet.
 */
export const printStyles = `
${media.print} {
  @page { margin: 16mm 14mm; }
  header:has(~ main) { position: static !important; }
  header:has(~ main) a ~ *, a[href="#main"], footer nav, [role="tablist"] { display: none !important; }
  button:not(:is(h2, h3, h4) *, :has([data-caption])), summary, details:not([open]), video, iframe { display: none !important; }
  main { padding-top: 0 !important; }
  main:has([data-one-sheet]) { min-height: 0 !important; }
  header:has(~ main [data-one-sheet]) > * { padding: 0 !important; }
  main:has([data-one-sheet]) ~ footer { display: none !important; }
  [data-ground="dark"], [data-ground="dark"] *, footer, footer * { background: none !important; color: ${colours.ink} !important; }
  [data-ground="dark"] svg text { fill: ${colours.ink} !important; }
  h1, h2, h3, h4, h5 { break-after: avoid; }
  figure, tr, li { break-inside: avoid; }
  img, svg { max-height: 90mm; object-fit: contain; }
  li img, li svg { max-height: 45mm; object-fit: contain !important; object-position: 0 50% !important; }
  *::before, *::after { print-color-adjust: exact; }
}
`;
