import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { adminCopy } from '../../content/product/admin.ts';
import { media } from '../../ui/theme/tokens.ts';
import { adminColours as colours } from '../theme/admin-colours.ts';

/** The content of a table, on the screen or as a file. */
export interface Figures {
  /** The heading of the first column: the kind of the rows. */
  heading: string;
  columns: readonly string[];
  rows: readonly FigureRow[];
  sum?: FigureRow;
}

interface FigureRow {
  name: string;
  cells: readonly (number | string)[];
}

/** The first column, with the names of the rows, stays visible while the other columns scroll below it. */
const look = {
  '& th:first-of-type': {
    position: 'sticky',
    left: 0,
    minWidth: { xs: 120, md: 190 },
    maxWidth: { xs: 150, md: 'none' },
    background: colours.paper,
    color: 'inherit',
    overflowWrap: 'break-word',
  },
  '& tbody th': { fontWeight: 600 },
  '& td': { whiteSpace: 'nowrap' },
  '& thead th': { background: colours.paper },
  '& thead th:first-of-type': { zIndex: 3 },
  '& tfoot :is(th, td)': { border: 0, color: 'inherit', fontWeight: 600 },
} as const;

/** A name without room for a line break, such as a range of weeks, is as wide as it needs. */
const unbroken = { '&&&': { maxWidth: 'none' } } as const;

/** A short head, such as a range of hours, stays on one line. */
const shortHead = { whiteSpace: 'nowrap' } as const;
const shortHeadLetters = 12;

/** A table of figures, with a name for each row. The table scrolls if it is too wide. */
export function FigureTable({ label, figures }: { label: string; figures: Figures }) {
  const { heading, columns, rows, sum } = figures;
  return (
    // A keyboard can scroll only a focusable element. The element is not a landmark, because its section may have the same
    // name.
    <TableContainer
      tabIndex={0}
      role="group"
      aria-label={label}
      sx={{ maxHeight: 560, [media.print]: { maxHeight: 'none' } }}
    >
      <Table size="small" stickyHeader aria-label={label} sx={look}>
        <TableHead>
          <TableRow>
            <TableCell scope="col">{heading}</TableCell>
            {columns.map((head) => (
              <TableCell
                key={head}
                scope="col"
                align="right"
                {...(head.length <= shortHeadLetters && { sx: shortHead })}
              >
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <OneRow key={row.name} row={row} columns={columns} />
          ))}
        </TableBody>
        {sum && (
          <TableFooter>
            <OneRow row={sum} columns={columns} />
          </TableFooter>
        )}
      </Table>
    </TableContainer>
  );
}

function OneRow({ row: { name, cells }, columns }: { row: FigureRow; columns: readonly string[] }) {
  return (
    <TableRow>
      <TableCell component="th" scope="row" {...(!name.includes(' ') && { sx: unbroken })}>
        {name}
      </TableCell>
      {columns.map((column, index) => (
        <TableCell key={column} align="right">
          {shown(cells[index])}
        </TableCell>
      ))}
    </TableRow>
  );
}

const shown = (cell: number | string | undefined) => (typeof cell === 'number' ? adminCopy.count(cell) : cell);
