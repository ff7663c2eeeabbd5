import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  type SubmissionKind,
  type SubmissionStatus,
  statusesOf,
  statusWords,
} from '@site/contract/desk/submission-kinds';
import { submissionCopy } from '../../content/product/admin-submission.ts';
import { StatusMark } from '../submission-list/StatusMark.tsx';

/** Gives the statuses that an admin can set. Applicants withdraw by themselves, and no admin moves a withdrawn application. */
export const decisionsOf = (kind: SubmissionKind): SubmissionStatus[] =>
  statusesOf[kind].filter((status) => status !== 'withdrawn');

/** Gives the key of a decision: the number of its place. A rejection has another key, which no one hits by mistake. */
export const keyOfDecision = (kind: SubmissionKind, status: SubmissionStatus): string =>
  status === 'rejected' ? 'x' : String(decisionsOf(kind).indexOf(status) + 1);

/** On a phone the bar is always within reach of the thumb, wherever the page is scrolled. */
const bar = {
  position: { xs: 'fixed', lg: 'static' },
  insetInline: 0,
  bottom: 0,
  zIndex: 4,
  p: { xs: 1, lg: 0 },
  borderTop: { xs: 1, lg: 0 },
  borderColor: 'divider',
  bgcolor: { lg: 'transparent' },
} as const;

/** A row on a phone, and a column on a desktop. Material UI supports only one of the two directions at a time. */
const group = {
  flexDirection: { lg: 'column' },
  overflowX: 'auto',
  '&& > button': {
    justifyContent: { lg: 'space-between' },
    minHeight: 44,
    // Each button is as wide as its word, so that all words have equal padding.
    flexGrow: 1,
    width: 'auto',
    m: { lg: 0 },
    px: { xs: 0.5, lg: 1 },
    borderLeftColor: { lg: 'divider' },
    borderRadius: { lg: 0 },
    whiteSpace: 'nowrap',
  },
  '&& > button + button': { mt: { lg: '-1px' } },
  '&& > .Mui-selected': { boxShadow: { xs: 'inset 0 -3px', lg: 'inset 3px 0' } },
} as const;

/** The scroll padding keeps the focused element clear of the bar. */
const barHeight = 62;
const aboveBar = (theme: Theme) => ({ [theme.breakpoints.down('lg')]: { html: { scrollPaddingBottom: barHeight } } });

interface DecisionsProps {
  kind: SubmissionKind;
  status: SubmissionStatus;
  /** The status that a waiting message will bring; its button is disabled. */
  leavingTo: SubmissionStatus | undefined;
  /** Whether a call is running: keys decide nothing until it has ended. */
  isBusy: boolean;
  onDecide: (status: SubmissionStatus) => void;
}

/** The status of a submission, with a button for each status that an admin can set. */
export function Decisions({ kind, status, leavingTo, isBusy, onDecide }: DecisionsProps) {
  if (status === 'withdrawn')
    return (
      <p>
        {submissionCopy.status}: <strong>{statusWords[status]}</strong>
      </p>
    );
  return (
    <Paper elevation={0} sx={bar}>
      <GlobalStyles styles={aboveBar} />
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={status}
        aria-label={submissionCopy.status}
        aria-busy={isBusy}
        onChange={(_, chosen: SubmissionStatus | null) => chosen && onDecide(chosen)}
        sx={group}
      >
        {decisionsOf(kind).map((one) => (
          <ToggleButton
            key={one}
            value={one}
            disabled={one === leavingTo}
            color={one === 'rejected' ? 'error' : 'secondary'}
            aria-keyshortcuts={keyOfDecision(kind, one)}
          >
            <Stack
              direction="row"
              // Without the marks, all six buttons fit on a phone.
              sx={{ alignItems: 'center', gap: 0.75, '& svg': { display: { xs: 'none', md: 'block' } } }}
            >
              <StatusMark status={one} />
              {statusWords[one]}
            </Stack>
            <Typography
              component="kbd"
              variant="caption"
              aria-hidden="true"
              sx={{ display: { xs: 'none', lg: 'inline' }, opacity: isBusy ? 0.4 : 1 }}
            >
              {keyOfDecision(kind, one)}
            </Typography>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Paper>
  );
}
