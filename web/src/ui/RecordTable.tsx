import type { SxProps, Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody, { type TableBodyProps } from '@mui/material/TableBody';
import TableCell, { type TableCellProps } from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow, { type TableRowProps } from '@mui/material/TableRow';
import type { ReactNode } from 'react';

export interface Column<Row> extends Pick<TableCellProps, 'padding' | 'sortDirection'> {
  /** The value of `data-column`, by which styles find the cells of the column. */
  name: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Whether the cell names the row for screen readers. */
  isRowHead?: boolean;
}

interface RecordTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  rowProps?: (row: Row) => TableRowProps & Record<`data-${string}`, unknown>;
  bodyProps?: TableBodyProps;
  stickyHeader?: boolean;
  size?: 'small' | 'medium';
  sx: SxProps<Theme>;
}

/**
 * A table with a row for each record. Explicit roles name its parts: on a phone, rows are laid out as blocks, which would
 * otherwise hide the table from screen readers.
 */
export function RecordTable<Row>({ label, columns, rows, idOf, rowProps, bodyProps, ...look }: RecordTableProps<Row>) {
  return (
    <Table role="table" aria-label={label} {...look}>
      <TableHead role="rowgroup">
        <TableRow role="row">
          {columns.map(({ name, head, padding = 'normal', sortDirection = false }) => (
            <TableCell
              key={name}
              role="columnheader"
              data-column={name}
              padding={padding}
              sortDirection={sortDirection}
            >
              {head}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup" {...bodyProps}>
        {rows.map((row) => (
          <TableRow key={idOf(row)} role="row" {...rowProps?.(row)}>
            {columns.map(({ name, cell, padding, isRowHead }) => (
              <TableCell
                key={name}
                {...(isRowHead ? { component: 'th', scope: 'row', role: 'rowheader' } : { role: 'cell' })}
                data-column={name}
                {...(padding && { padding })}
              >
                {cell(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
