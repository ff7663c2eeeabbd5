import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { hasRole } from '@ohmbridge/contract/team/roles';
import { type AdminChange, type Team, type TeamMember, teamChangesShown } from '@ohmbridge/contract/team/team';
import { useRef, useState } from 'react';
import { teamCopy } from '../../content/admin-team.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { Choice } from '../components/Choice.tsx';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { DataFailure } from '../components/DataBoundary.tsx';
import { FormPart } from '../components/FormPart.tsx';
import { History, HistoryLine } from '../components/History.tsx';
import { Note } from '../components/Note.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { useRowActions } from '../components/use-row-actions.ts';
import { InvitationForm } from './InvitationForm.tsx';
import { MemberList } from './MemberList.tsx';
import { RolesDrawer } from './RolesDrawer.tsx';
import { invite, remove, resetSecondFactor, sendAgain, useTeam } from './use-team.ts';

/** Who works here: the admins, with a way to invite one and to remove one, and what has been done so far. */
export function TeamPage() {
  const { data: team, isError, refetch } = useTeam();
  return (
    <>
      <PageHead />
      {team ? (
        <TeamParts team={team} readAgain={refetch} />
      ) : isError ? (
        <DataFailure message={teamCopy.failed} />
      ) : (
        <Spinner />
      )}
    </>
  );
}

function TeamParts({ team, readAgain }: { team: Team; readAgain: () => Promise<unknown> }) {
  const { carryOut, busyRow } = useRowActions<{ message: string }>(['team-action']);
  const [leaving, setLeaving] = useState<TeamMember>();
  const [changing, setChanging] = useState<TeamMember>();
  const [resetting, setResetting] = useState<TeamMember>();
  const [successor, setSuccessor] = useState<string>();
  const frame = useRef<HTMLDivElement>(null);

  const close = () => {
    setLeaving(undefined);
    setSuccessor(undefined);
  };
  const run = async (member: TeamMember, act: (token: string) => Promise<{ message: string }>) => {
    await carryOut(member.uid, act);
    // Whatever came of it: a colleague may have done the same.
    await readAgain();
  };
  const confirmed = async (member: TeamMember) => {
    await run(member, (token) => remove(token, member, successor));
    close();
  };

  return (
    <Stack sx={{ gap: 'clamp(40px, 5vw, 64px)' }}>
      <FormPart title={teamCopy.members}>
        <div ref={frame} tabIndex={-1}>
          <MemberList
            members={team.members}
            busyMember={busyRow}
            onRoles={setChanging}
            onRemove={setLeaving}
            onReset={setResetting}
            onRemind={(member) =>
              void run(member, (token) =>
                member.state === 'incomplete'
                  ? invite(token, { name: member.name, email: member.email, roles: [...member.roles] })
                  : sendAgain(token, member),
              )
            }
          />
        </div>
      </FormPart>
      <FormPart title={teamCopy.invite}>
        <InvitationForm onInvited={readAgain} />
      </FormPart>
      <FormPart title={teamCopy.history}>
        <TeamHistory changes={team.changes} />
      </FormPart>
      {changing && <RolesDrawer member={changing} onSaved={readAgain} onClose={() => setChanging(undefined)} />}
      {resetting && (
        <ConfirmDialog
          title={teamCopy.resetTitle(resetting.name)}
          confirm={busyRow === resetting.uid ? teamCopy.resetting : teamCopy.reset}
          isBusy={busyRow === resetting.uid}
          focusAfterwards={frame}
          onConfirm={() =>
            void run(resetting, (token) => resetSecondFactor(token, resetting)).then(() => setResetting(undefined))
          }
          onCancel={() => setResetting(undefined)}
        >
          <p>{resetting.email}</p>
          <p>{teamCopy.resetQuestion}</p>
        </ConfirmDialog>
      )}
      {leaving && (
        <ConfirmDialog
          title={teamCopy.removeTitle(leaving.name)}
          confirm={busyRow === leaving.uid ? teamCopy.removing : teamCopy.remove}
          isBusy={busyRow === leaving.uid}
          focusAfterwards={frame}
          onConfirm={() => void confirmed(leaving)}
          onCancel={close}
        >
          <p>{leaving.email}</p>
          <p>{teamCopy.removeQuestion}</p>
          <Box sx={{ mt: 2 }}>
            <Choice
              label={teamCopy.successor}
              all={teamCopy.noSuccessor}
              values={team.members
                .filter(({ uid, roles }) => uid !== leaving.uid && hasRole(roles, 'hiring'))
                .map(({ uid }) => uid)}
              words={(uid) => team.members.find((member) => member.uid === uid)?.name ?? uid}
              value={successor}
              onChange={setSuccessor}
            />
          </Box>
        </ConfirmDialog>
      )}
    </Stack>
  );
}

/** Who has invited and removed whom, the newest first. */
function TeamHistory({ changes }: { changes: readonly AdminChange[] }) {
  if (changes.length === 0) return <Note>{teamCopy.historyNone}</Note>;
  return (
    <>
      <History>
        {changes.map((change) => (
          <HistoryLine key={`${change.at} ${change.who.uid}`} at={change.at} by={change.by.email}>
            {teamCopy.what(change)}
          </HistoryLine>
        ))}
      </History>
      {changes.length === teamChangesShown && <Note>{teamCopy.historyNewest(teamChangesShown)}</Note>}
    </>
  );
}
