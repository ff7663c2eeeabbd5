import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { idleMinutes, sessionHours } from '@ohmbridge/contract/team/sign-in';
import { useMutation } from '@tanstack/react-query';
import { signInCopy as copy } from '../../content/admin-sign-in.ts';
import { DataFailure } from '../components/DataBoundary.tsx';
import { FormPart } from '../components/FormPart.tsx';
import { Note } from '../components/Note.tsx';
import { useNotify } from '../components/Notices.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { useSessionKeeper } from '../session/use-session.ts';
import { endOtherSessions, useSessions } from './use-second-factor.ts';

/** The open sessions of the admin, with a button that ends all others. */
export function Sessions() {
  const keeper = useSessionKeeper();
  const notify = useNotify();
  const { data: sessions, error, refetch } = useSessions();
  const ending = useMutation({
    mutationFn: () => endOtherSessions(keeper),
    onSuccess: () => notify({ severity: 'success', message: copy.endedOthers }),
    onError: ({ message }) => notify({ severity: 'error', message }),
    onSettled: () => refetch(),
  });
  return (
    <FormPart title={copy.sessions}>
      <Note>{copy.sessionsIntro(sessionHours, idleMinutes)}</Note>
      {!sessions && (error ? <DataFailure message={copy.sessionsFailed} /> : <RowsSkeleton />)}
      {sessions && (
        <List disablePadding>
          {sessions.map((session) => (
            <ListItem key={session.id} divider disableGutters sx={{ display: 'block', py: 1.5 }}>
              <Typography sx={{ fontWeight: session.isThis ? 600 : 400 }}>
                {session.device}
                {session.isThis && ` (${copy.thisSession})`}
              </Typography>
              <Typography variant="caption" component="p" color="textSecondary">
                {copy.sessionFacts(session)}
              </Typography>
            </ListItem>
          ))}
        </List>
      )}
      {sessions && sessions.length < 2 && <Note>{copy.onlyThis}</Note>}
      {sessions && sessions.length > 1 && (
        <div>
          <TextAction aria-disabled={ending.isPending} onClick={() => ending.mutate()}>
            {ending.isPending ? copy.endingOthers : copy.endOthers}
          </TextAction>
        </div>
      )}
    </FormPart>
  );
}
