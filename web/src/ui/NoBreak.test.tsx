import { testRows } from '@site/contract/test-support/test-rows';
import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NoBreak } from './NoBreak.tsx';

/** Gives the HTML with brackets in place of the spans. */
const set = (node: ReactNode) =>
  renderToStaticMarkup(<NoBreak>{node}</NoBreak>).replaceAll(/<span class="nowrap">([^<]*)<\/span>/g, '[$1]');

const Frame = ({ children }: { children: ReactNode }) => <div>{children}</div>;

it('keeps on one line what a reader takes in at once, and nothing else', () => {
  expect(renderToStaticMarkup(<NoBreak>Earthing to ENA TS 41-24 at 33 kV.</NoBreak>)).toBe(
    'Earthing to <span class="nowrap">ENA TS 41-24</span> at <span class="nowrap">33 kV</span>.',
  );
  expect(set('R&D < 5 MVA')).toBe('R&amp;D &lt; [5 MVA]');
});

it('reaches the text at any depth, lists and components around text among it', () => {
  expect(
    set(
      <Frame>
        <h2>At 33 kV</h2>
        <Fragment key="words">
          To <a href="/">BS 7430</a>
        </Fragment>
        <ul>
          {['50 kg', 'one'].map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <hr />
      </Frame>,
    ),
  ).toBe('<div><h2>At [33 kV]</h2>To <a href="/">[BS 7430]</a><ul><li>[50 kg]</li><li>one</li></ul><hr/></div>');
});

it('sets a text once, however many times it is asked to', () => {
  expect(
    set(
      <p>
        <NoBreak>33 kV</NoBreak>
      </p>,
    ),
  ).toBe('<p>[33 kV]</p>');
});

testRows([
  <textarea key="" defaultValue="33 kV" />,
  <option key="">33 kV</option>,
  <svg key="">
    <title>33 kV</title>
    <text>33 kV</text>
  </svg>,
  <pre key="">33 kV</pre>,
  <img key="" alt="33 kV" />,
  <nav key="" aria-label="BS 7430">
    one
  </nav>,
  <div key="" data-verbatim="">
    <p>33 kV</p>
  </div>,
])('leaves alone what is compared, sent, drawn or read by a machine', (element) => {
  expect(set(element)).toBe(renderToStaticMarkup(element));
});
