import styled from '@emotion/styled/base';
import type { Country } from '@ohmbridge/functions/contract/countries';
import { offices } from '../../content/company.ts';
import { colours, media } from '../../theme/tokens.ts';
import { OfficeBay } from './OfficeBay.tsx';

/** The busbar starts on the page's own conductor, in the gutter beside it. */
const gutter = 60;

const Busbar = styled('ul')({
  position: 'relative',
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  [media.tablet]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gridTemplateRows: 'repeat(3, auto) 1fr',
    '&::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      left: -16,
      right: 0,
      height: 4,
      background: colours.amber,
    },
  },
  [media.desktop]: { '&::before': { left: -gutter } },
});

interface CountryPickerProps {
  /** Openings by country; `undefined` while they are being loaded. */
  counts: Readonly<Record<Country, number>> | undefined;
  onChoose: (country: Country) => void;
}

/** The three offices, as bays of one busbar. Choosing a bay closes its switch. */
export function CountryPicker({ counts, onChoose }: CountryPickerProps) {
  return (
    <Busbar>
      {offices.map((office) => (
        <OfficeBay key={office.country} office={office} count={counts?.[office.country]} onChoose={onChoose} />
      ))}
    </Busbar>
  );
}
