import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { offices } from '../../content/company.ts';
import { CountryPicker } from './CountryPicker.tsx';

type Counts = Parameters<typeof CountryPicker>[0]['counts'];

const text = (counts: Counts) =>
  renderToStaticMarkup(<CountryPicker counts={counts} onChoose={() => {}} />)
    .replace(/<style[^>]*>.*?<\/style>/gs, '')
    .replace(/<[^>]*>/g, '|');

describe('the countries to choose from', () => {
  it('say "Opening" for one job, and "Openings" for none or more', () => {
    const counts = text({ 'United Kingdom': 0, India: 1, Uzbekistan: 12 }).match(/\|\d+\|+ Openings?\|/g);
    expect(counts?.map((count) => count.replaceAll('|', ''))).toEqual(['0 Openings', '1 Opening', '12 Openings']);
  });

  it('are there with their addresses before any count is known', () => {
    const waiting = text(undefined);
    for (const { country, address, postcode } of offices) {
      expect(waiting).toContain(`|${country}|`);
      expect(waiting).toContain(`|${address[0]}|`);
      expect(waiting).toContain(postcode);
    }
    expect(waiting).not.toMatch(/Openings?/);
  });
});
