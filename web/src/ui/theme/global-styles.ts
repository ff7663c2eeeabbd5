import { fallbackFaces, rareCharacters } from './fonts/fallbacks.ts';
import heading from './fonts/heading.woff2?url';
import headingRare from './fonts/heading-rare.woff2?url';
import mono from './fonts/mono.woff2?url';
import monoGreek from './fonts/mono-greek.woff2?url';
import monoRare from './fonts/mono-rare.woff2?url';
import text from './fonts/text.woff2?url';
import textGreek from './fonts/text-greek.woff2?url';
import textRare from './fonts/text-rare.woff2?url';
import { colours, families, measures, media } from './tokens.ts';

/** The fonts of the first line of text: the document preloads them before the styles are read. */
export const preloadedFonts = [heading, text];

// A page without Ω or ø does not load the files with these letters.
const greek = 'unicode-range:U+370-3FF';
const rare = `unicode-range:${rareCharacters}`;

// A font that loads within a tenth of a second is used for the first paint, so nothing moves. After three seconds the page
// keeps the fallback font.
const face = (family: string, url: string, weight: string, more = '') =>
  `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:${weight};font-display:fallback;${more}}`;

/**
 * The styles that belong to no component: fonts, one colour scheme (a dark mode that the browser forces hides drawings and
 * ticks), the background of the page, focus, and reduced motion. Print has ink on white, small pictures, and no controls.
 * The art of a page's head is not printed, because it would fill the first sheet.
 */
export const globalStyles = `
${face('Site Heading', heading, '600')}
${face('Site Heading', headingRare, '600', rare)}
${face('Site Text', text, '400 600')}
${face('Site Text', textRare, '400 600', rare)}
${face('Site Text', textGreek, '400 600', greek)}
${face('Site Mono', mono, '450')}
${face('Site Mono', monoRare, '450', rare)}
${face('Site Mono', monoGreek, '450', greek)}
${fallbackFaces}
html { color-scheme: only light; scroll-padding-top: ${measures.headerHeight + 24}px; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
html:has([data-foot-bar]) { scroll-padding-bottom: 80px; }
body { margin: 0; background: ${colours.paper}; color: ${colours.ink}; font-family: ${families.text}; font-synthesis: none; overflow-wrap: break-word; }
*, *::before, *::after { box-sizing: border-box; }
[data-static-part], #root { display: contents; }
html:has(dialog:modal) { overflow: hidden; }
html[data-scrollbar]:has(dialog:modal) { scrollbar-gutter: stable; }
h1, h2, h3, p, ul, ol, dl, dd, figure { margin: 0; }
:where([role="list"]) { padding: 0; list-style: none; }
h1, h2, h3 { text-wrap: balance; }
p, li, dt, dd, td { text-wrap: pretty; }
.nowrap { white-space: nowrap; }
img, svg { display: block; max-width: 100%; }
button, input, select, textarea { font: inherit; color: inherit; }
::selection { background: ${colours.accent}; color: ${colours.deep}; }
:focus-visible { outline: 3px solid ${colours.brand}; outline-offset: 3px; border-radius: 2px; }
[data-ground="dark"] :focus-visible { outline-color: ${colours.accent}; }
[tabindex="-1"]:focus { outline: none; }
::view-transition { pointer-events: none; }
::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: 160ms; }
@media (forced-colors: active) { :focus-visible { outline-color: Highlight; } }
@media (prefers-reduced-motion: reduce) { *, *::before, *::after { animation: none !important; transition: none !important; } ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation: none !important; } }
${media.print} {
  @page { margin: 16mm 14mm; }
  header:has(~ main) { position: static !important; }
  header:has(~ main) a ~ *, a[href="#main"], footer nav, [role="tablist"] { display: none !important; }
  button:not(:is(h2, h3, h4) *, :has([data-caption])), summary, details:not([open]), video, iframe { display: none !important; }
  main { padding-top: 0 !important; }
  main:has([data-one-sheet]) { min-height: 0 !important; }
  header:has(~ main [data-one-sheet]) > * { padding: 0 !important; }
  main:has([data-one-sheet]) ~ :is(footer, [data-static-part]) { display: none !important; }
  [data-ground="dark"], [data-ground="dark"] *, footer, footer * { background: none !important; color: ${colours.ink} !important; }
  [data-ground="dark"] svg text { fill: ${colours.ink} !important; }
  h1, h2, h3, h4, h5 { break-after: avoid; }
  figure, tr, li { break-inside: avoid; }
  img, svg { max-height: 90mm; object-fit: contain; }
  li img, li svg { max-height: 45mm; object-fit: contain !important; object-position: 0 50% !important; }
  *::before, *::after { print-color-adjust: exact; }
}
`;
