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

/** Only applicants withdraw, and no admin moves a withdrawn application. */
export const decisionsOf = (kind: SubmissionKind): SubmissionStatus[] =>
  statusesOf[kind].filter((status) => status !== 'withdrawn');

/** The key of a decision: its place; a rejection has a key that is not hit by mistake. */
export const keyOfDecision = (kind: SubmissionKind, status: SubmissionStatus): string =>
  status === 'rejected' ? 'x' : String(decisionsOf(kind).indexOf(status) + 1);

/** On a phone they are in reach of the thumb, wherever the page is scrolled. */
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

/** A row on a phone, and a column on a desk: Material UI knows only one of them at a time. */
const group = {
  flexDirection: { lg: 'column' },
  overflowX: 'auto',
  '&& > button': {
    justifyContent: { lg: 'space-between' },
    minHeight: 44,
    // As wide as its word, so that each word has the same room beside it.
    flexGrow: 1,
    width: 'auto',
    m: { lg: 0 },
    px: { xs: 0.5, lg: 1 },
    borderLeftColor: { lg: 'divider' },
    borderRadius: { lg: 0 },
    whiteSpace: 'nowrap',
  },
  '&& > button + button': { mt: { lg: '-1px' } },
} as const;

/** Scrolls the focused element clear of the bar. */
const barHeight = 62;
const aboveBar = (theme: Theme) => ({ [theme.breakpoints.down('lg')]: { html: { scrollPaddingBottom: barHeight } } });

interface DecisionsProps {
  kind: SubmissionKind;
  status: SubmissionStatus;
  /** A message on its way brings this status, so there is no second decision. */
  leavingTo: SubmissionStatus | undefined;
  /** A call is running: keys decide nothing until it has ended. */
  isBusy: boolean;
  onDecide: (status: SubmissionStatus) => void;
}

/** The status of a submission, with a button for each status that it can be moved to. */
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
              // All six are in view on a phone.
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
