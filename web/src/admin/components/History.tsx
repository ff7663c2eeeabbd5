import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { dateAndTime } from '../../content/product/date-formats.ts';
import { recordLabel, recordLine } from './looks.ts';

export function History({ children }: { children: ReactNode }) {
  return (
    <List component="ol" disablePadding>
      {children}
    </List>
  );
}

interface HistoryLineProps {
  /** The time of the event; missing while the event is not stored yet. */
  at: string | undefined;
  children: ReactNode;
  by?: string | undefined;
  text?: ReactNode;
}

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
