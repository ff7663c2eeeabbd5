import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

interface FigureTableProps {
  label: string;
  columns: readonly string[];
  /** Each begins with its name; the rest are figures. */
  rows: readonly (readonly [name: string, ...figures: string[]])[];
  size?: 'small' | 'medium';
  /** Where it is narrower than that, it is scrolled. */
  minWidth?: number;
}

/** Figures by name. */
export function FigureTable({ label, columns, rows, size = 'medium', minWidth = 0 }: FigureTableProps) {
  return (
    // A keyboard scrolls what it can focus. No landmark: the part of the page that it stands in may have the same name.
    <TableContainer {...(minWidth > 0 && { tabIndex: 0, role: 'group', 'aria-label': label })}>
      <Table size={size} aria-label={label} sx={{ minWidth }}>
        <TableHead>
          <TableRow>
            {columns.map((column, index) => (
              <TableCell key={column} align={index === 0 ? 'left' : 'right'}>
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([name, ...figures]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
                {name}
              </TableCell>
              {figures.map((figure, index) => (
                <TableCell key={columns[index + 1]} align="right">
                  {figure}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
