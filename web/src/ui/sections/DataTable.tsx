import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { TableContent } from '../../content/shapes/case-study-page.ts';
import { NoBreak } from '../NoBreak.tsx';
import { colours } from '../theme/tokens.ts';

const shade = `${colours.ink}33`;

// A table with many columns does not fit on a phone, so it scrolls in its frame, by keyboard too. A shadow lies at each
// edge beyond which the table continues. Covers that scroll with the table hide the shadow at its ends.
const scroll = {
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
} as const;

const roomy = { '& tbody th': { width: '38%', fontWeight: 600 } } as const;

const dense = {
  '@media (max-width: 480px)': {
    '& :is(th, td):not(:last-child)': { paddingRight: '6px' },
    '& thead .MuiTableCell-head': { fontSize: '0.75rem' },
  },
} as const;

/** The longest name, in letters, that leaves room for the figures beside it on a phone. */
const shortName = 24;

export function DataTable({ caption, columns, rows }: TableContent) {
  const isDense = columns.length > 2;
  const areShort = rows.every(([name = '']) => name.length <= shortName);
  const look = isDense ? { ...dense, ...(areShort && { '& tbody th': { whiteSpace: 'nowrap' } }) } : roomy;
  const table = (
    <Table size={isDense ? 'small' : 'medium'} sx={look}>
      <caption>{caption}</caption>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column}>{column}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([name, ...cells]) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            {cells.map((cell, index) => (
              <TableCell key={columns[index + 1]}>{cell}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
  if (!isDense) return <NoBreak>{table}</NoBreak>;
  // A scrolling table must be reachable without a mouse.
  return (
    <Box role="region" aria-label={caption} tabIndex={0} sx={scroll}>
      <NoBreak>{table}</NoBreak>
    </Box>
  );
}
