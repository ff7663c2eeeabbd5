import { jobWith } from '@site/contract/test-support/jobs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { JobHead } from './JobHead.tsx';

const markup = (fields: Parameters<typeof jobWith>[0]) =>
  renderToStaticMarkup(<JobHead job={jobWith(fields)} now={new Date('2026-11-25')} isPreview={false} />);

it('lists the questions of a job before the way to apply, and nothing if there are none', () => {
  const html = markup({ questions: [{ id: 'a', words: 'Do you have a <b>licence?', kind: 'yes-no', required: true }] });
  expect(html.indexOf('You will be asked')).toBeGreaterThan(0);
  expect(html.indexOf('Do you have a &lt;b&gt;licence?')).toBeGreaterThan(html.indexOf('You will be asked'));
  expect(html.indexOf('/apply')).toBeGreaterThan(html.indexOf('licence?'));
  expect(markup({})).not.toContain('You will be asked');
});
