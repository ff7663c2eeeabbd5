import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OwnApplication } from '@site/contract/desk/sender-page';
import type { ApplicationStatus } from '@site/contract/desk/submission-kinds';
import { applicationPage } from '../../content/product/pages/application.ts';
import { colours, media, pseudoBox } from '../../ui/theme/tokens.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { dayHere } from '../own-page/moment-words.ts';

const copy = applicationPage.progress;
const steps = ['new', 'reviewing', 'interview', 'offer'] as const;

const nodeSize = 20;
const barSize = 6;
const barOffset = (nodeSize - barSize) / 2;

/** A busbar, energised up to the step that the application has reached: vertical on a phone, horizontal on wider screens. */
const busbar = {
  display: 'grid',
  isolation: 'isolate',
  m: '4px 0 24px',
  p: 0,
  listStyle: 'none',
  '& > li': { position: 'relative', minHeight: 52, pl: '36px', lineHeight: `${nodeSize}px` },
  '& > li:last-of-type': { minHeight: 'auto' },
  '& > li::after': {
    ...pseudoBox,
    // Above the bar, which belongs to the next step.
    zIndex: 1,
    left: 0,
    top: 0,
    width: nodeSize,
    height: nodeSize,
    border: `2px solid ${colours.outline}`,
    borderRadius: '50%',
    bgcolor: colours.paper,
  },
  '& > li + li::before': {
    ...pseudoBox,
    left: barOffset,
    top: nodeSize / 2 - 52,
    width: barSize,
    height: 52,
    bgcolor: colours.hairline,
  },
  '& > [data-reached]::before': { bgcolor: colours.accent },
  '& > [data-reached]::after': { borderColor: colours.ink, bgcolor: colours.accent },
  '& > [aria-current]': { fontWeight: 600 },
  '@media (forced-colors: active)': {
    '& > li + li::before': { bgcolor: 'GrayText' },
    '& > [data-reached]::before, & > [data-reached]::after': { bgcolor: 'Highlight' },
  },
  [media.tablet]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '& > li': { minHeight: 'auto', p: `${nodeSize + 10}px 12px 0 0` },
    '& > li + li::before': { left: `calc(-100% + ${nodeSize / 2}px)`, top: barOffset, width: '100%', height: barSize },
  },
} as const;

/** The progress of an open or successful application. Any other ended application has no progress line: its status says all. */
export function ApplicationProgress({ application }: { application: OwnApplication }) {
  const { status, receivedAt, statusChangedAt } = application;
  const reached = lastStepOf(status);
  if (reached === undefined) return null;
  const days: Partial<Record<ApplicationStatus, string>> = { [status]: statusChangedAt, new: receivedAt };
  return (
    <Box component="ol" role="list" aria-label={copy.name} sx={busbar}>
      {steps.map((step, index) => {
        const isReached = index <= reached;
        const day = days[step];
        return (
          <li key={step} data-reached={isReached ? '' : undefined} aria-current={step === status ? 'step' : undefined}>
            {copy.steps[step]}
            {day !== undefined && isReached ? (
              <Typography variant="overline" component="span" sx={date}>
                {dayHere(day)}
              </Typography>
            ) : (
              <VisuallyHidden>, {isReached ? copy.done : copy.toCome}</VisuallyHidden>
            )}
          </li>
        );
      })}
    </Box>
  );
}

const date = { display: 'block', letterSpacing: 0, lineHeight: 1.5, color: 'text.secondary' } as const;

/** Gives the index of the last step that an application has reached; `undefined` if its status is not a step of the line. */
function lastStepOf(status: ApplicationStatus): number | undefined {
  if (status === 'hired') return steps.length - 1;
  const index = (steps as readonly ApplicationStatus[]).indexOf(status);
  return index < 0 ? undefined : index;
}
