import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { typesetChildren } from './typeset-children.ts';

/** With a tilde for every space that holds. */
const html = (element: React.ReactNode) => renderToStaticMarkup(element).replaceAll('\u00a0', '~');

it('typesets what a reader sees, wherever a component writes it', () => {
  const voltage = 'at 33 kV';
  expect(html(<p>To IEEE 80, {voltage}</p>)).toBe('<p>To IEEE~80, at 33~kV</p>');
  expect(
    html(
      <ul>
        {['50 kg', '0.11 Ω'].map((figure) => (
          <li key={figure}>{figure}</li>
        ))}
      </ul>,
    ),
  ).toBe('<ul><li>50~kg</li><li>0.11~Ω</li></ul>');
});

it('leaves alone what is compared, sent or read by a machine', () => {
  const plain = [
    <title key="title">33 kV</title>,
    <option key="option">33 kV</option>,
    <img key="image" alt="33 kV" aria-label="BS 7430" />,
    <p key="cell" data-verbatim="">
      33 kV
    </p>,
    <script key="data" type="application/ld+json">
      33 kV
    </script>,
  ];
  expect(html(plain)).not.toContain('~');
});

it('holds the hyphen of a standard by a word joiner, except in a PDF, whose lines break at spaces only', () => {
  const standard = { children: ['to ', 'ENA TS 41-24'] };
  expect(typesetChildren('p', standard).children).toEqual(['to ', 'ENA\u00a0TS\u00a041-\u206024']);
  expect(typesetChildren('TEXT', standard).children).toEqual(['to ', 'ENA\u00a0TS\u00a041-24']);
  // A component of the PDFs hands on what it was given.
  expect(
    typesetChildren(
      'TEXT',
      typesetChildren(() => null, { children: 'TS 41-24' }),
    ).children,
  ).toBe('TS\u00a041-24');
});
