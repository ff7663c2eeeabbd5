import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type HiringStep, hiringSteps } from '@site/contract/desk/hiring-statistics';
import { statusWords, submissionKinds } from '@site/contract/desk/submission-kinds';
import { lastDueDay, lateWords, type Urgency, urgencies } from '@site/contract/desk/working-days';
import { type CSSProperties, useId } from 'react';
import { busbarCopy as copy } from '../../content/product/admin-today.ts';
import { queryMilliseconds, useNow } from '../../shared/use-now.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { StatusMark } from '../submission-list/StatusMark.tsx';
import { useSubmissionCounter } from '../submission-list/submission-counter.ts';
import { adminColours as colours } from '../theme/admin-colours.ts';
import type { WaitingCounts } from './waiting.ts';

const thickness = 3;
const markSize = 22;
/** The mark of a status lies on the middle of the bar; its background interrupts the bar. */
const onBar = `-${(markSize + 8 + thickness) / 2}px`;

/** A busbar across the screen with its nodes below it; on a phone the busbar is vertical, with its nodes beside it. */
const busbar = {
  display: { md: 'grid' },
  gridTemplateColumns: { md: `repeat(${hiringSteps.length}, minmax(0, 1fr))` },
  listStyle: 'none',
  m: 0,
  ml: { xs: 2, md: 0 },
  mt: { xs: 1, md: 3 },
  p: 0,
  border: 0,
  borderStyle: 'solid',
  borderColor: colours.accent,
  borderLeftWidth: { xs: thickness, md: 0 },
  borderTopWidth: { md: thickness },
} as const;

const node = {
  position: 'relative',
  display: { xs: 'grid', md: 'block' },
  gridTemplateColumns: '7rem 4rem minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: 1,
  minHeight: 44,
  pl: { xs: 4, md: 0 },
  pr: { md: 2 },
  py: { xs: 1, md: 0 },
  pt: { md: 3 },
  color: 'text.primary',
  '& > svg': {
    position: 'absolute',
    boxSizing: 'content-box',
    left: { xs: onBar, md: 0 },
    top: { xs: 6, md: onBar },
    width: markSize,
    height: markSize,
    p: '4px',
    ml: { md: '-4px' },
    bgcolor: 'background.paper',
  },
  '&:hover [data-word]': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
} as const;

const number = {
  display: { md: 'block' },
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
  textAlign: { xs: 'right', md: 'left' },
} as const;

/** A more urgent part of a bar is taller, for readers who see no colours. */
const ages = {
  late: { bgcolor: colours.error, height: 12, system: 'CanvasText' },
  due: { bgcolor: colours.accent, height: 8, system: 'Highlight' },
  inTime: { bgcolor: colours.brand, height: 4, system: 'GrayText' },
} as const satisfies Record<Urgency, object>;

/** The number of applications in each status on the way to a hire, and how urgent their answers are. */
export function Busbar({ waiting }: { waiting: WaitingCounts | undefined }) {
  const id = useId();
  const counter = useSubmissionCounter('applications');
  const lastDay = lastDueDay(useNow(queryMilliseconds));
  const most = Math.max(1, ...hiringSteps.map((step) => counter?.statuses?.[step] ?? 0));
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 2 }}>
      <VisuallyHidden id={id} role="heading" aria-level={2}>
        {copy.title}
      </VisuallyHidden>
      <Box component="ol" sx={busbar}>
        {hiringSteps.map((step) => (
          <li key={step}>
            <Node
              step={step}
              total={counter && (counter.statuses?.[step] ?? 0)}
              waiting={waiting?.steps[step]}
              most={most}
            />
          </li>
        ))}
      </Box>
      <Stack direction="row" aria-hidden sx={{ flexWrap: 'wrap', columnGap: 3, mt: 1, ml: { xs: 6, md: 0 } }}>
        {urgencies.map((urgency) => (
          <Typography
            key={urgency}
            variant="caption"
            color="textSecondary"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}
          >
            <Age urgency={urgency} style={{ width: 14 }} />
            {copy.ages[urgency](lastDay)}
          </Typography>
        ))}
      </Stack>
    </Box>
  );
}

interface NodeProps {
  step: HiringStep;
  /** The number of applications; `undefined` while it loads. */
  total: number | undefined;
  waiting: { late: number; due: number } | undefined;
  /** The total of the status with the most applications. */
  most: number;
}

/** One status with its number and a bar. The length of the bar shows the number, and its parts show the urgency. */
function Node({ step, total, waiting, most }: NodeProps) {
  const { late = 0, due = 0 } = waiting ?? {};
  const parts: Record<Urgency, number> = { late, due, inTime: Math.max(0, (total ?? 0) - late - due) };
  const urgent = [copy.late(late), copy.due(due)].filter(Boolean).join(', ');
  return (
    <Link href={`/dashboard/applications?status=${step}`} underline="none" sx={node}>
      <StatusMark status={step} />
      <VisuallyHidden>{copy.node(statusWords[step], total, urgent)}</VisuallyHidden>
      <span aria-hidden data-word="">
        {statusWords[step]}
      </span>
      <Typography component="span" variant="h2" aria-hidden sx={number}>
        {copy.number(total)}
      </Typography>
      <Box component="span" aria-hidden sx={{ display: 'block', gridColumn: 3 }}>
        <Box
          component="span"
          sx={{ display: 'flex', alignItems: 'flex-end', height: 16 }}
          style={{ width: `${(100 * (total ?? 0)) / most}%` }}
        >
          {waiting &&
            urgencies.map(
              (urgency) =>
                parts[urgency] > 0 && (
                  <Age key={urgency} urgency={urgency} style={{ flexGrow: parts[urgency], minWidth: 4 }} />
                ),
            )}
        </Box>
        <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block', minHeight: 20 }}>
          {urgent}
        </Typography>
      </Box>
    </Link>
  );
}

function Age({ urgency, style }: { urgency: Urgency; style: CSSProperties }) {
  const { system, ...look } = ages[urgency];
  return (
    <Box
      component="span"
      style={style}
      sx={{ ...look, '@media (forced-colors: active)': { forcedColorAdjust: 'none', bgcolor: system } }}
    />
  );
}

/** Says how many people have waited longer than promised. */
export function LateSentence({ late }: Pick<WaitingCounts, 'late'>) {
  const kinds = submissionKinds.filter((kind) => late[kind] > 0);
  if (kinds.length === 0) return copy.noneLate;
  return kinds.map((kind) => (
    <span key={kind}>
      <Link href={`/dashboard/${kind}?sort=waiting`}>{copy.unanswered[kind](late[kind])}</Link> {lateWords(kind)}.{' '}
    </span>
  ));
}
