import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { type ApplicationWeek, lastWeeks } from '@site/contract/desk/hiring-statistics';
import { collections } from '@site/contract/shared/collections';
import { collection, documentId, query, where } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { weeksCopy as copy } from '../../content/product/admin-today.ts';
import { queryMilliseconds, useNow } from '../../shared/use-now.ts';
import { FigureTable } from '../components/FigureTable.tsx';
import { Note } from '../components/FormPart.tsx';
import { useLive } from '../components/use-live.ts';
import { rowsOfWeeks, sumOf } from '../reports/report-figures.ts';
import { adminColours as colours } from '../theme/admin-colours.ts';

const weeks = 12;
const height = 88;

/** The number of applications in each of the last twelve weeks, as columns and as a table. */
export function WeeksChart() {
  const mondays = lastWeeks(useNow(queryMilliseconds), weeks);
  const [first = '', last = ''] = [mondays[0], mondays.at(-1)];
  const stored = useLive(
    query(
      collection(useFirestore(), collections.applicationWeeks),
      where(documentId(), '>=', first),
      where(documentId(), '<=', last),
    ),
  );
  if (!stored) return <Box sx={{ height }} />;
  const documents = new Map(stored.docs.map((week) => [week.id, week.data() as ApplicationWeek]));
  const rows = rowsOfWeeks(documents, mondays, undefined);
  const { total } = sumOf(rows);
  if (total === 0) return <Note>{copy.none}</Note>;
  return (
    <>
      <Box component="figure" aria-label={copy.chart(total)} sx={{ m: 0 }}>
        <SparkLineChart
          plotType="bar"
          height={height}
          data={rows.map((row) => row.total)}
          xAxis={{ scaleType: 'band', data: mondays, valueFormatter: copy.weekOf }}
          valueFormatter={copy.count}
          color={colours.brand}
          margin={{ left: 0, right: 0, top: 4, bottom: 0 }}
          showTooltip
          showHighlight
          // Keyboard and screen reader users have the table instead.
          disableKeyboardNavigation
          sx={{ borderBottom: 1, borderColor: 'divider', '& rect': { forcedColorAdjust: 'none' } }}
        />
        <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
          {[first, last].map((monday) => (
            <Typography key={monday} variant="caption" color="textSecondary">
              {copy.weekOf(monday)}
            </Typography>
          ))}
        </Stack>
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3, mt: 1.5 }}>
        <Box
          component="details"
          sx={{ '&[open]': { flexBasis: '100%' }, '& > summary': { width: 'fit-content', py: 1, cursor: 'pointer' } }}
        >
          <summary>{copy.figures}</summary>
          <FigureTable
            label={copy.title}
            figures={{
              ...copy.table,
              rows: rows.toReversed().map((row) => ({ name: copy.weekOf(row.name), cells: [row.total] })),
            }}
          />
        </Box>
        <Link href="/dashboard/reports">{copy.reports}</Link>
      </Stack>
    </>
  );
}
