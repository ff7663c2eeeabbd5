import { countries } from '@ohmbridge/functions/contract/countries';
import { careersWords } from '../../content/careers.ts';
import type { OpeningsView } from './openings-state.ts';

/** What a polite live region says about a view. A failure is announced by its own alert. */
export function openingsAnnouncement(shown: OpeningsView): string {
  switch (shown.view) {
    case 'failed':
      return '';
    case 'picker': {
      const { counts } = shown;
      if (!counts) return careersWords.loading;
      return careersWords.openingsByCountry(countries.map((country) => `${country} ${counts[country]}`));
    }
    case 'list':
      if (!shown.answer) return careersWords.loading;
      return careersWords.openingsIn(shown.answer.openings, shown.country);
  }
}
