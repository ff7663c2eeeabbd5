import { expect, it } from 'vitest';
import { typeset } from './typeset.ts';

/** With brackets for the spans. */
const set = (html: string) => typeset(html).replaceAll(/<span class="nowrap">([^<]*)<\/span>/g, '[$1]');

it('keeps on one line what a reader takes in at once, and nothing else', () => {
  expect(typeset('<p>Earthing to ENA TS 41-24 at 33 kV.</p>')).toBe(
    '<p>Earthing to <span class="nowrap">ENA TS 41-24</span> at <span class="nowrap">33 kV</span>.</p>',
  );
  expect(set('<ul><li>50 kg<li>one</ul>')).toBe('<ul><li>[50 kg]<li>one</ul>');
});

it('leaves every other character of the page as it was', () => {
  const page =
    '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"/><title>33 kV</title></head>\n<body class=a><p>a&nbsp;b &amp; c</p></body></html>\n';
  expect(typeset(page)).toBe(page);
  expect(set('<p>R&amp;D &lt; 5 MVA &amp; more</p>')).toBe('<p>R&amp;D &lt; [5 MVA] &amp; more</p>');
});

it.each([
  '<script type="application/ld+json">"33 kV"</script>',
  '<style>a::before{content:"33 kV"}</style>',
  '<textarea>33 kV</textarea>',
  '<select><option>33 kV</option></select>',
  '<svg><text>33 kV</text></svg>',
  '<pre>33 kV</pre>',
  '<p><code>33 kV</code></p>',
  '<p><span class="nowrap">33 kV</span></p>',
  '<img alt="33 kV"/>',
  '<p aria-label="BS 7430">one</p>',
  '<td data-verbatim="">33 kV</td>',
  '<div data-verbatim=""><p>33 kV</p></div>',
])('leaves alone what is compared, sent, drawn or read by a machine: %s', (html) => {
  const page = html.startsWith('<td') ? `<table><tbody><tr>${html}</tr></tbody></table>` : html;
  expect(typeset(page)).toBe(page);
});

it('leaves alone what React takes over, and sets the plain HTML within it', () => {
  expect(
    set(
      '<div data-island="A"><p>1 kV</p><div data-static=""><p>2 kV</p><div data-island="B">3 kV</div>4 kV</div>5 kV</div>6 kV',
    ),
  ).toBe(
    '<div data-island="A"><p>1 kV</p><div data-static=""><p>[2 kV]</p><div data-island="B">3 kV</div>[4 kV]</div>5 kV</div>[6 kV]',
  );
});
