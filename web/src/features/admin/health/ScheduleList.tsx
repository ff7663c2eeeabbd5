import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { ScheduleHealth } from '@ohmbridge/functions/contract/health';
import { scheduleWords } from '@ohmbridge/functions/contract/health-words';
import { healthCopy } from '../../../content/health.ts';

const row = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 2fr) 9rem minmax(0, 2fr)' },
  alignItems: 'stretch',
  gap: '2px 32px',
  py: '12px',
  overflowWrap: 'anywhere',
} as const;

const isBad = (state: ScheduleHealth['state']) => state === 'failed' || state === 'overdue';

/** The scheduled functions, how each is, and when it last succeeded. */
export function ScheduleList({ schedules }: { schedules: readonly ScheduleHealth[] }) {
  return (
    <List disablePadding>
      {schedules.map(({ name, state, lastSuccessAt, error }) => (
        <ListItem key={name} disableGutters divider sx={row}>
          <span>{scheduleWords[name]}</span>
          <Box component="span" sx={{ fontWeight: 600, color: isBad(state) ? 'error.main' : undefined }}>
            {healthCopy.scheduleState(state)}
          </Box>
          <Typography variant="caption" color="textSecondary" sx={{ lineHeight: 1.9 }}>
            {[healthCopy.lastSuccess(lastSuccessAt), state === 'failed' && error].filter(Boolean).join(' · ')}
          </Typography>
        </ListItem>
      ))}
    </List>
  );
}
