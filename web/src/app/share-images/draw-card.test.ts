import { jobWith } from '@site/contract/test-support/jobs';
import { home } from '@site/contract/test-support/offices';
import { testRows } from '@site/contract/test-support/test-rows';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pictureKind } from '../../content/product/interface.ts';
import { jobCard } from '../../public/careers/job/job-meta.ts';
import { drawCard } from './draw-card.tsx';
import { SharingCard } from './SharingCard.tsx';

it('says what a job is and what it offers', () => {
  const job = jobWith({ salary: { min: 40_000, currency: 'EUR', per: 'year' }, closesOn: '2026-12-31' });
  const { label, title, description } = jobCard(job);
  expect([label, title]).toEqual(['Open position', job.title]);
  for (const fact of [`Colchester, ${home.country}`, '€40,000', '31 December 2026'])
    expect(description).toContain(fact);
});

testRows([
  ['the title of a job', jobWith().title],
  ['markup that somebody has typed', '<image href="//a"/> & "co"'],
  ['a word that is wider than the card', 'E'.repeat(100)],
  ['letters of engineering figures', 'Engineer, 50 Ω'],
])('is a picture for every title', async (_what, title) => {
  const picture = await drawCard(jobCard(jobWith({ title })));
  // A PNG begins with its width and height.
  expect([picture?.readUInt32BE(16), picture?.readUInt32BE(20)]).toEqual([1200, 630]);
});

testRows([
  ['letters that the fonts lack', 'Инженер'],
  ['others', 'अभियंता'],
  ['a picture', 'Engineer ⚡'],
  ['a control character', 'Engi\u0000neer'],
])('is not drawn with what it cannot show', async (_what, title) => {
  expect(await drawCard(jobCard(jobWith({ title })))).toBeUndefined();
});

it('says of its picture what it is: a rendering is none but a visualisation, a photograph is one, a drawing needs no word', () => {
  const words = (id: string) => {
    const picture = { address: 'data:,', kind: pictureKind(id) };
    return renderToStaticMarkup(SharingCard({ label: 'Services', title: 'Cables', description: 'Laid.', picture }));
  };
  expect(words('VIS-100')).toContain('>Visualisation<');
  expect(words('PHO-101')).toContain('>Photograph<');
  expect(words('DRG-011')).not.toMatch(/Visualisation|Photograph/);
});
