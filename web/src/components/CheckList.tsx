import styled from '@emotion/styled/base';
import { colours, media } from '../theme/tokens.ts';

const List = styled('ul', { shouldForwardProp: (name) => name !== 'columns' })<{ columns: 1 | 2 }>(({ columns }) => ({
  display: 'grid',
  columnGap: 40,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${colours.hairline}`,
  [media.tablet]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
  [media.print]: { display: 'block' },
  '& li': {
    position: 'relative',
    padding: '12px 0 12px 34px',
    borderBottom: `1px solid ${colours.hairline}`,
    fontSize: '1.0625rem',
    lineHeight: 1.45,
  },
  // The tick is drawn with borders, which forced colours keep.
  '& li::before': {
    content: '""',
    position: 'absolute',
    left: 5,
    top: 17,
    width: 16,
    height: 8,
    border: `solid ${colours.teal}`,
    borderWidth: '0 0 2px 2px',
    transform: 'rotate(-45deg)',
  },
}));

interface CheckListProps {
  items: readonly string[];
  /** Columns where there is room. */
  columns?: 1 | 2;
}

/** Points that are ticked off, one line each. */
export function CheckList({ items, columns = 1 }: CheckListProps) {
  return (
    // Safari drops the role of a list that has no bullets.
    <List role="list" columns={columns}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}
