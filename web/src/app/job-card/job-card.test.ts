import type { CardFonts } from '@ohmbridge/contract/pages/job-page';
import { expect, it } from 'vitest';
import { sampleJob } from '../../public/careers/sample-job.test-data.ts';
import { jobCard } from './job-card.ts';

/** A font that has the letters of English, each half as wide as it is high. */
const latin = [...Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)), '…'];
const font = { family: 'Test', widths: Object.fromEntries(latin.map((letter) => [letter, 0.5])) };
const fonts: CardFonts = { heading: font, text: font, mono: font };

const textsOf = (svg = '') => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);

it('shows what a job is and what it offers', () => {
  const job = sampleJob({ salary: { min: 40_000, currency: 'GBP', per: 'year' }, closesOn: '2026-12-31' });
  const texts = textsOf(jobCard(job, fonts)).join(' ');
  for (const text of [
    'Open position',
    job.title,
    'Colchester, United Kingdom',
    '£40,000',
    '31 December 2026',
    'Ohmbridge',
  ]) {
    expect(texts).toContain(text);
  }
});

it('shows no markup that somebody has typed', () => {
  const svg = jobCard(sampleJob({ title: '<image href="//a"/> & "co"' }), fonts);
  expect(svg).toContain('&lt;image');
  expect(svg).not.toContain('<image');
  expect(svg).not.toMatch(/&(?!\w+;)/);
});

it.each([
  ['letters that the fonts lack', 'Инженер'],
  ['others', 'अभियंता'],
  ['a picture', 'Engineer ⚡'],
  ['a control character', 'Engi\u0000neer'],
  ['a word that is wider than the card', 'E'.repeat(100)],
])('is not drawn with %s', (_what, title) => {
  expect(jobCard(sampleJob({ title }), fonts)).toBeUndefined();
});

it('sets a long word smaller, and breaks a long title into lines, of which it shows four', () => {
  const sizes = (title: string) =>
    [...(jobCard(sampleJob({ title }), fonts) ?? '').matchAll(/font-size="(\d+)"/g)].map(([, size]) => Number(size));
  expect(sizes('Engineer')).toContain(70);
  expect(sizes(`${'E'.repeat(30)} Engineer`)).toContain(45);
  const texts = textsOf(jobCard(sampleJob({ title: 'Relay Engineer '.repeat(14).trim() }), fonts));
  const title = texts.filter((text) => text?.includes('Relay'));
  expect(title).toHaveLength(4);
  expect(title.at(-1)).toMatch(/…$/);
});
