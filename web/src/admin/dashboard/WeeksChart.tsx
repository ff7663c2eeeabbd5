import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type ApplicationWeek, type CountedStatus, lastWeeks } from '@ohmbridge/contract/desk/hiring-statistics';
import { applicationStatuses, statusWords } from '@ohmbridge/contract/desk/submission-kinds';
import { collections } from '@ohmbridge/contract/shared/collections';
import { collection, documentId, query, where } from 'firebase/firestore';
import { useId, useState } from 'react';
import { useFirestore, useFirestoreCollection } from 'reactfire';
import { weeksCopy as copy } from '../../content/admin-weeks.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { colours } from '../../ui/theme/tokens.ts';
import { Choice } from '../components/Choice.tsx';
import { FormPart } from '../components/FormPart.tsx';
import { type Band, bands, inBand, jobsOf, type ShownWeek, shownWeeks, weeksShown } from './application-weeks.ts';

const fills: Record<Band, string> = {
  open: colours.teal,
  hired: colours.amber,
  rejected: colours.outline,
  gone: colours.hairline,
};

const chart = { display: 'block', width: '100%', minWidth: 600, height: 'auto', overflow: 'visible' } as const;

/** How many applied in each of the last weeks, and where they stand now: as a chart, and as a table. */
export function WeeksChart() {
  const [now] = useState(() => new Date());
  const [job, setJob] = useState<string>();
  const weeks = collection(useFirestore(), collections.applicationWeeks);
  const { data: snapshot, status } = useFirestoreCollection(
    query(weeks, where(documentId(), 'in', lastWeeks(now, weeksShown))),
  );
  if (status === 'loading') return <Spinner />;
  const stored = new Map(snapshot.docs.map((week) => [week.id, week.data() as ApplicationWeek]));
  const jobs = jobsOf(stored);
  const shown = shownWeeks(stored, now, job);
  const total = shown.reduce((sum, week) => sum + week.total, 0);
  return (
    <Box sx={{ mt: 2 }}>
      <FormPart title={copy.title}>
        <Box sx={{ maxWidth: 360 }}>
          <Choice
            label={copy.job}
            all={copy.allJobs}
            values={[...jobs.keys()]}
            words={(name) => (name === 'none' ? copy.noJob : [jobs.get(name), name].filter(Boolean).join(', '))}
            value={job}
            onChange={setJob}
          />
        </Box>
        {total === 0 ? (
          <p>{copy.none}</p>
        ) : (
          <>
            <Box sx={{ overflowX: 'auto' }}>
              <Columns weeks={shown} label={copy.described(total)} />
            </Box>
            <Stack
              component="ul"
              direction="row"
              sx={{ flexWrap: 'wrap', gap: '4px 24px', margin: 0, padding: 0, listStyle: 'none' }}
            >
              {(Object.keys(bands) as Band[]).map((band) => (
                <Stack key={band} component="li" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
                  <Box component="svg" width="16" height="16" aria-hidden="true" sx={{ forcedColorAdjust: 'none' }}>
                    <rect width="16" height="16" fill={fills[band]} stroke={colours.outline} />
                  </Box>
                  {copy.bands[band]}
                </Stack>
              ))}
            </Stack>
            <details>
              <summary>{copy.table}</summary>
              <WeeksTable weeks={shown} />
            </details>
          </>
        )}
      </FormPart>
    </Box>
  );
}

// In units of the drawing: a column has its place of 60, and stands on a line with the weeks below it.
const [width, height, ground, place, columnWidth] = [720, 260, 220, 60, 34];

function Columns({ weeks, label }: { weeks: readonly ShownWeek[]; label: string }) {
  const titleId = useId();
  const most = Math.max(...weeks.map(({ total }) => total), 1);
  const scale = (ground - 24) / most;
  return (
    <Box component="svg" viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={titleId} sx={chart}>
      <title id={titleId}>{label}</title>
      {weeks.map((week, index) => {
        const x = index * place + (place - columnWidth) / 2;
        let top = ground;
        return (
          <g key={week.monday}>
            {(Object.keys(bands) as Band[]).map((band) => {
              const tall = inBand(week, band) * scale;
              top -= tall;
              return tall > 0 ? (
                <rect
                  key={band}
                  x={x}
                  y={top}
                  width={columnWidth}
                  height={tall}
                  fill={fills[band]}
                  stroke={colours.outline}
                />
              ) : null;
            })}
            {week.total > 0 && (
              <text x={x + columnWidth / 2} y={top - 6} textAnchor="middle" fontSize="13" fill={colours.ink}>
                {week.total}
              </text>
            )}
            <text x={x + columnWidth / 2} y={ground + 20} textAnchor="middle" fontSize="12" fill={colours.slate}>
              {copy.day(week.monday)}
            </text>
          </g>
        );
      })}
      <path d={`M0 ${ground}H${width}`} stroke={colours.ink} strokeWidth="2" />
    </Box>
  );
}

const columns: readonly CountedStatus[] = [...applicationStatuses, 'erased'];

function WeeksTable({ weeks }: { weeks: readonly ShownWeek[] }) {
  return (
    <Box tabIndex={0} role="region" aria-label={copy.title} sx={{ overflowX: 'auto' }}>
      <Table size="small" sx={{ mt: '12px', width: 'auto' }}>
        <TableHead>
          <TableRow>
            <TableCell>{copy.week}</TableCell>
            <TableCell align="right">{copy.total}</TableCell>
            {columns.map((status) => (
              <TableCell key={status} align="right">
                {status === 'erased' ? copy.erased : statusWords[status]}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {weeks.map((week) => (
            <TableRow key={week.monday}>
              <TableCell component="th" scope="row">
                {copy.day(week.monday)}
              </TableCell>
              <TableCell align="right">{week.total}</TableCell>
              {columns.map((status) => (
                <TableCell key={status} align="right">
                  {week.statuses[status] ?? 0}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
