import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Vital } from '@ohmbridge/contract/nightly/browser-reports';
import { healthCopy } from '../../content/health.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { DataFailure } from '../components/DataBoundary.tsx';
import { Note } from '../components/Note.tsx';
import { useBrowserFigures } from './use-health.ts';

const vitals = ['LCP', 'INP', 'CLS'] as const satisfies Vital[];
const { browserColumns: columns } = healthCopy;

/** How fast real visits were and what failed in them, by shape of page. */
export function BrowserReports() {
  const { data: figures, isError } = useBrowserFigures();
  if (isError) return <DataFailure message={healthCopy.reportsFailed} />;
  if (!figures) return <Spinner />;
  const { since, pages, violations } = figures;
  if (pages.length + violations.length === 0) return <Note>{healthCopy.noReports}</Note>;
  return (
    <div>
      <Note>{healthCopy.browsersExplained(since)}</Note>
      {/* A keyboard scrolls what it can focus. */}
      <Box tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label={healthCopy.browsers} sx={{ minWidth: 640 }}>
          <TableHead>
            <TableRow>
              {Object.entries(columns).map(([name, column], index) => (
                <TableCell key={name} align={index === 0 ? 'left' : 'right'}>
                  {column}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {pages.map((page) => (
              <TableRow key={page.page}>
                <TableCell component="th" scope="row">
                  {healthCopy.pageName(page.page)}
                </TableCell>
                {vitals.map((vital) => {
                  const value = page.p75[vital];
                  return (
                    <TableCell key={vital} align="right">
                      {value === undefined ? healthCopy.noFigure : healthCopy.vital[vital](value)}
                    </TableCell>
                  );
                })}
                <TableCell align="right">{page.visits}</TableCell>
                <TableCell align="right">{page.errors}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {violations.length > 0 && (
        <Note>
          {healthCopy.violations}: {violations.map(({ directive, count }) => `${directive} ${count}`).join(', ')}
        </Note>
      )}
    </div>
  );
}
