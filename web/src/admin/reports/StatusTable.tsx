import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { reportsCopy as copy } from '../../content/admin-reports.ts';
import { media } from '../../ui/theme/tokens.ts';
import { csvOf } from '../submission-list/csv.ts';
import { deskColours as colours } from '../theme/desk-colours.ts';
import { countedStatuses, type ReportRow, sumOf } from './report-figures.ts';

/** The name of a row stays in sight while the columns are scrolled under it. */
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
  '& thead th': { background: colours.paper },
  '& thead th:first-of-type': { zIndex: 3 },
  '& tfoot :is(th, td)': { border: 0, color: 'inherit', fontWeight: 600 },
} as const;

interface StatusTableProps {
  /** What the rows are, as the head of their column has it. */
  heading: string;
  label: string;
  rows: readonly ReportRow[];
  words: (name: string) => string;
}

/** Where applications stand now, to the last one. */
export function StatusTable({ heading, label, rows, words }: StatusTableProps) {
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={label}
      sx={{ maxHeight: 560, [media.print]: { maxHeight: 'none' } }}
    >
      <Table size="small" stickyHeader sx={look}>
        <TableHead>
          <TableRow>
            <TableCell component="th" scope="col">
              {heading}
            </TableCell>
            {numberHeads().map((head) => (
              <TableCell key={head} component="th" scope="col" align="right">
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <NumberRow key={row.name} name={words(row.name)} row={row} />
          ))}
        </TableBody>
        <TableFooter>
          <NumberRow name={copy.sum} row={sumOf(rows)} />
        </TableFooter>
      </Table>
    </TableContainer>
  );
}

function NumberRow({ name, row }: { name: string; row: ReportRow }) {
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {name}
      </TableCell>
      {numbersOf(row).map(([column, number]) => (
        <TableCell key={column} align="right">
          {copy.count(number)}
        </TableCell>
      ))}
    </TableRow>
  );
}

/** The same table as a file; without the sums, which a spreadsheet makes by itself. */
export function csvOfRows(heading: string, rows: readonly ReportRow[], words: (name: string) => string): string {
  const lines = rows.map((row) => [words(row.name), ...numbersOf(row).map(([, number]) => String(number))]);
  return csvOf([[heading, ...numberHeads()], ...lines]);
}

const numberHeads = () => [copy.total, ...countedStatuses.map(copy.status)];

const numbersOf = (row: ReportRow) =>
  [['total', row.total], ...countedStatuses.map((status) => [status, row.statuses[status] ?? 0] as const)] as const;
