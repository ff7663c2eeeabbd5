import styled from '@emotion/styled/base';
import { collections } from '@ohmbridge/functions/contract/collections';
import { type ApplicationWeek, type CountedStatus, lastWeeks } from '@ohmbridge/functions/contract/hiring-statistics';
import { applicationStatuses, statusWords } from '@ohmbridge/functions/contract/submission-kinds';
import { collection, documentId, query, where } from 'firebase/firestore';
import { useId, useState } from 'react';
import { useFirestore, useFirestoreCollection } from 'reactfire';
import { Spinner } from '../../../components/Spinner.tsx';
import { weeksCopy as copy } from '../../../content/admin-weeks.ts';
import { colours, families } from '../../../theme/tokens.ts';
import { Choice } from '../components/Choice.tsx';
import { FormPart } from '../components/FormPart.tsx';
import { type Band, bands, inBand, jobsOf, type ShownWeek, shownWeeks, weeksShown } from './application-weeks.ts';

const fills: Record<Band, string> = {
  open: colours.teal,
  hired: colours.amber,
  rejected: colours.outline,
  gone: colours.hairline,
};

const Frame = styled('div')({ marginTop: 16, '& section > *': { minWidth: 0 } });

const ChoiceFrame = styled('div')({ maxWidth: 360 });

const Chart = styled('svg')({ display: 'block', width: '100%', minWidth: 600, height: 'auto', overflow: 'visible' });

const Key = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  '& > li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& svg': { forcedColorAdjust: 'none' },
});

const Scroll = styled('div')({ overflowX: 'auto' });

const Table = styled('table')({
  marginTop: 12,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: '6px 16px 6px 0',
    textAlign: 'right',
    borderBottom: `1px solid ${colours.hairline}`,
    fontWeight: 'inherit',
  },
  '& th:first-of-type': { textAlign: 'left' },
  '& thead': { fontFamily: families.mono, fontSize: '0.8125rem', color: colours.slate },
});

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
    <Frame>
      <FormPart title={copy.title}>
        <ChoiceFrame>
          <Choice
            label={copy.job}
            all={copy.allJobs}
            values={[...jobs.keys()]}
            words={(name) => (name === 'none' ? copy.noJob : [jobs.get(name), name].filter(Boolean).join(', '))}
            value={job}
            onChange={setJob}
          />
        </ChoiceFrame>
        {total === 0 ? (
          <p>{copy.none}</p>
        ) : (
          <>
            <Scroll>
              <Columns weeks={shown} label={copy.described(total)} />
            </Scroll>
            <Key>
              {(Object.keys(bands) as Band[]).map((band) => (
                <li key={band}>
                  <svg width="16" height="16" aria-hidden="true">
                    <rect width="16" height="16" fill={fills[band]} stroke={colours.outline} />
                  </svg>
                  {copy.bands[band]}
                </li>
              ))}
            </Key>
            <details>
              <summary>{copy.table}</summary>
              <WeeksTable weeks={shown} />
            </details>
          </>
        )}
      </FormPart>
    </Frame>
  );
}

// In units of the drawing: a column has its place of 60, and stands on a line with the weeks below it.
const [width, height, ground, place, columnWidth] = [720, 260, 220, 60, 34];

function Columns({ weeks, label }: { weeks: readonly ShownWeek[]; label: string }) {
  const titleId = useId();
  const most = Math.max(...weeks.map(({ total }) => total), 1);
  const scale = (ground - 24) / most;
  return (
    <Chart viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={titleId}>
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
    </Chart>
  );
}

const columns: readonly CountedStatus[] = [...applicationStatuses, 'erased'];

function WeeksTable({ weeks }: { weeks: readonly ShownWeek[] }) {
  return (
    <Scroll tabIndex={0} role="region" aria-label={copy.title}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{copy.week}</th>
            <th scope="col">{copy.total}</th>
            {columns.map((status) => (
              <th key={status} scope="col">
                {status === 'erased' ? copy.erased : statusWords[status]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.monday}>
              <th scope="row">{copy.day(week.monday)}</th>
              <td>{week.total}</td>
              {columns.map((status) => (
                <td key={status}>{week.statuses[status] ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
