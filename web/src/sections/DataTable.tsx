import styled from '@emotion/styled/base';
import type { TableContent } from '../content/case-study-page.ts';
import { colours, families } from '../theme/tokens.ts';

const shade = `${colours.ink}33`;

// Readings of many columns do not fit on a phone: the table scrolls in its frame, by keyboard too. A shadow lies at
// each edge beyond which it goes on: covers that scroll along with the table hide the shadow at its ends.
const Scroll = styled('div')({
  overflowX: 'auto',
  minWidth: 0,
  background: [
    `linear-gradient(to right, ${colours.paper} 50%, transparent) left / 48px 100% local`,
    `linear-gradient(to left, ${colours.paper} 50%, transparent) right / 48px 100% local`,
    `linear-gradient(to right, ${shade}, transparent) left / 16px 100% scroll`,
    `linear-gradient(to left, ${shade}, transparent) right / 16px 100% scroll`,
  ]
    .map((layer) => `${layer} no-repeat`)
    .join(),
});

const phone = '@media (max-width: 480px)';

const Table = styled('table', { shouldForwardProp: (name) => name !== 'dense' })<{ dense: boolean }>(({ dense }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  borderTop: `2px solid ${colours.ink}`,
  fontSize: dense ? '0.9375rem' : '1.0625rem',
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums',
  '& caption': {
    padding: '0 0 12px',
    textAlign: 'left',
    fontFamily: families.mono,
    fontSize: '0.8125rem',
    color: colours.slate,
  },
  '& th, & td': {
    padding: dense ? '8px clamp(10px, 2vw, 24px) 8px 0' : '14px 24px 14px 0',
    borderBottom: `1px solid ${colours.hairline}`,
    textAlign: 'left',
    verticalAlign: 'baseline',
    fontWeight: 400,
    [phone]: dense ? { paddingRight: 6 } : {},
  },
  '& :is(th, td):last-child': { paddingRight: 0 },
  '& thead th': {
    fontFamily: families.mono,
    fontSize: '0.8125rem',
    color: colours.slate,
    [phone]: dense ? { fontSize: '0.75rem' } : {},
  },
  '& tbody th': dense ? { whiteSpace: 'nowrap' } : { width: '38%', fontWeight: 600 },
}));

/** A table of hairlines: a caption, headings above, and each row named by its first cell. */
export function DataTable({ caption, columns, rows }: TableContent) {
  const isDense = columns.length > 2;
  const table = (
    <Table dense={isDense}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
  if (!isDense) return table;
  // What scrolls must be reachable without a mouse.
  return (
    <Scroll role="region" aria-label={caption} tabIndex={0}>
      {table}
    </Scroll>
  );
}
