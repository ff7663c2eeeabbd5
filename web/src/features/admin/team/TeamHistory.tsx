import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { type AdminChange, teamChangesShown } from '@ohmbridge/functions/contract/team';
import { teamCopy } from '../../../content/admin-team.ts';

const line = {
  display: 'grid',
  gap: '2px 32px',
  gridTemplateColumns: { md: '12rem minmax(0, 1fr) minmax(0, 1.5fr)' },
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
} as const;

/** Who has invited and removed whom, the newest first. */
export function TeamHistory({ changes }: { changes: readonly AdminChange[] }) {
  if (changes.length === 0) return <Note>{teamCopy.historyNone}</Note>;
  return (
    <>
      <List component="ol" disablePadding>
        {changes.map((change) => (
          <Box component="li" sx={line} key={`${change.at} ${change.who.uid}`}>
            <Typography
              component="time"
              variant="caption"
              color="textSecondary"
              dateTime={change.at}
              sx={{ lineHeight: 1.9 }}
            >
              {teamCopy.when(change.at)}
            </Typography>
            <span>{change.by.email}</span>
            <span>{teamCopy.what(change)}</span>
          </Box>
        ))}
      </List>
      {changes.length === teamChangesShown && <Note>{teamCopy.historyNewest(teamChangesShown)}</Note>}
    </>
  );
}

function Note({ children }: { children: string }) {
  return (
    <Typography variant="inherit" color="textSecondary">
      {children}
    </Typography>
  );
}
