import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { PageFigures, Vital } from '@ohmbridge/functions/contract/browser-reports';
import { Spinner } from '../../../components/Spinner.tsx';
import { healthCopy } from '../../../content/health.ts';
import { LiveDataFailure } from '../components/LiveData.tsx';
import { useBrowserFigures } from './use-health.ts';

const vitals = ['LCP', 'INP', 'CLS'] as const satisfies Vital[];
const { browserColumns: columns } = healthCopy;

/** How fast real visits were and what failed in them, by shape of page. */
export function BrowserReports() {
  const { data: figures, isError } = useBrowserFigures();
  if (isError) return <LiveDataFailure message={healthCopy.reportsFailed} />;
  if (!figures) return <Spinner />;
  const { since, pages, violations } = figures;
  if (pages.length + violations.length === 0)
    return (
      <Typography variant="inherit" color="textSecondary">
        {healthCopy.noReports}
      </Typography>
    );
  return (
    <div>
      <Typography variant="inherit" color="textSecondary">
        {healthCopy.browsersExplained(since)}
      </Typography>
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
              <Row key={page.page} {...page} />
            ))}
          </TableBody>
        </Table>
      </Box>
      {violations.length > 0 && (
        <Typography variant="inherit" color="textSecondary">
          {healthCopy.violations}: {violations.map(({ directive, count }) => `${directive} ${count}`).join(', ')}
        </Typography>
      )}
    </div>
  );
}

function Row({ page, p75, visits, errors }: PageFigures) {
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {healthCopy.pageName(page)}
      </TableCell>
      {vitals.map((vital) => {
        const value = p75[vital];
        return (
          <TableCell key={vital} align="right">
            {value === undefined ? healthCopy.noFigure : healthCopy.vital[vital](value)}
          </TableCell>
        );
      })}
      <TableCell align="right">{visits}</TableCell>
      <TableCell align="right">{errors}</TableCell>
    </TableRow>
  );
}
