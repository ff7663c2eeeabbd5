import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { dateAndTime } from '../../content/date-formats.ts';
import { recordLabel, recordLine } from './looks.ts';

/** A list of events, one a line. */
export function History({ children }: { children: ReactNode }) {
  return (
    <List component="ol" disablePadding>
      {children}
    </List>
  );
}

interface HistoryLineProps {
  /** When it happened; not yet known of what is on its way. */
  at: string | undefined;
  /** The event. */
  children: ReactNode;
  by?: string | undefined;
  /** The text that was written with it. */
  text?: ReactNode;
}

/** One thing that happened: when, what and by whom. */
export function HistoryLine({ at, children, by, text }: HistoryLineProps) {
  return (
    <Box component="li" sx={recordLine}>
      {at ? (
        <Typography component="time" variant="caption" color="textSecondary" dateTime={at} sx={recordLabel}>
          {dateAndTime.format(new Date(at))}
        </Typography>
      ) : (
        <span />
      )}
      <div>
        {children}
        {by !== undefined && (
          <Typography component="span" variant="inherit" color="textSecondary">
            , {by}
          </Typography>
        )}
        {text}
      </div>
    </Box>
  );
}
