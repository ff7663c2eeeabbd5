import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { idleMinutes, sessionHours } from '@site/contract/team/sign-in';
import { signInCopy as copy } from '../../content/product/admin-sign-in.ts';
import { FailureAlert } from '../components/FailureAlert.tsx';
import { FormPart } from '../components/FormPart.tsx';
import { Caption, Note } from '../components/Note.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { useActions } from '../components/use-actions.ts';
import { useSessionKeeper } from '../session/use-session.ts';
import { endOtherSessions, useSessions } from './use-second-factor.ts';

export function Sessions() {
  const keeper = useSessionKeeper();
  const { carryOut, busy } = useActions(['sessions']);
  const { data: sessions, error, refetch } = useSessions();
  const end = async () => {
    await carryOut('others', async () => {
      await endOtherSessions(keeper);
      return { message: copy.endedOthers };
    });
    await refetch();
  };
  return (
    <FormPart title={copy.sessions}>
      <Note>{copy.sessionsIntro(sessionHours, idleMinutes)}</Note>
      {!sessions && (error ? <FailureAlert message={copy.sessionsFailed} /> : <RowsSkeleton />)}
      {sessions && (
        <List disablePadding>
          {sessions.map((session) => (
            <ListItem key={session.id} divider disableGutters sx={{ display: 'block', py: 1.5 }}>
              <Typography sx={{ fontWeight: session.isThis ? 600 : 400 }}>
                {session.device}
                {session.isThis && ` (${copy.thisSession})`}
              </Typography>
              <Caption>{copy.sessionFacts(session)}</Caption>
            </ListItem>
          ))}
        </List>
      )}
      {sessions && sessions.length < 2 && <Note>{copy.onlyThis}</Note>}
      {sessions && sessions.length > 1 && (
        <div>
          <TextAction aria-disabled={busy !== undefined} onClick={() => void end()}>
            {busy ? copy.endingOthers : copy.endOthers}
          </TextAction>
        </div>
      )}
    </FormPart>
  );
}
