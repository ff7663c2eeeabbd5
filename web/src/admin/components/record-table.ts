import { families } from '../../ui/theme/tokens.ts';
import { deskColours as colours } from '../theme/desk-colours.ts';

/** From here on a list is a table; the sidebar takes its own width from 1100 px on. */
export const asTable = '@media (min-width: 860px) and (max-width: 1099px), (min-width: 1200px)';

/**
 * A `Table` whose rows are records, one under the other, below the width of a table. Some browsers then forget that it is
 * a table, so every part of it says what it is, and a cell names its column in `data-label`.
 */
export const recordTable = {
  display: 'block',
  '& thead': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    [asTable]: { position: 'static', clipPath: 'none' },
  },
  '& thead th': { padding: '12px 20px 12px 0', lineHeight: 'inherit', borderBottomColor: colours.outline },
  '& tbody': { display: 'block', [asTable]: { display: 'table-row-group' } },
  '& tbody tr': {
    display: 'block',
    padding: '20px 0 12px',
    borderBottom: `1px solid ${colours.hairline}`,
    [asTable]: { display: 'table-row' },
  },
  '& td': { display: 'block', padding: '5px 0', border: 0, fontSize: 'inherit', verticalAlign: 'top' },
  // The column's name for sighted readers: screen readers announce the column's header.
  '& td[data-label]': { display: 'grid', gridTemplateColumns: '104px 1fr' },
  '& td[data-label]::before': {
    content: 'attr(data-label) / ""',
    fontFamily: families.mono,
    fontSize: '0.8125rem',
    lineHeight: '1.6rem',
    color: colours.slate,
  },
  [asTable]: {
    display: 'table',
    '& td, & td[data-label]': { display: 'table-cell', padding: '18px 20px 18px 0' },
    '& td[data-label]::before': { content: 'none' },
  },
} as const;
