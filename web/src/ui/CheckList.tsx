import List from '@mui/material/List';
import { NoBreak } from './NoBreak.tsx';
import { colours, media } from './theme/tokens.ts';

const look = {
  display: 'grid',
  columnGap: 5,
  borderTop: `1px solid ${colours.hairline}`,
  '&[data-columns="2"]': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  [media.print]: { display: 'block' },
  '& li': {
    position: 'relative',
    padding: '12px 0 12px 34px',
    borderBottom: `1px solid ${colours.hairline}`,
    fontSize: '1.0625rem',
    lineHeight: 1.45,
  },
  // The tick consists of borders, which forced colours keep.
  '& li::before': {
    content: '""',
    position: 'absolute',
    left: 5,
    top: 17,
    width: 16,
    height: 8,
    border: `solid ${colours.brand}`,
    borderWidth: '0 0 2px 2px',
    transform: 'rotate(-45deg)',
  },
} as const;

interface CheckListProps {
  items: readonly string[];
  /** The number of columns, if the screen is wide enough. */
  columns?: 1 | 2;
}

/** A list of points with ticks, one line each. */
export function CheckList({ items, columns = 1 }: CheckListProps) {
  return (
    // Safari drops the role of a list without bullets.
    <List role="list" disablePadding data-columns={columns} sx={look}>
      {items.map((item) => (
        <li key={item}>
          <NoBreak>{item}</NoBreak>
        </li>
      ))}
    </List>
  );
}
