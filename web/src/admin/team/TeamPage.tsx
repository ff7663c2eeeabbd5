import Stack from '@mui/material/Stack';
import { hasRole } from '@site/contract/team/roles';
import { type AdminChange, type Team, type TeamMember, teamChangesShown } from '@site/contract/team/team';
import { useRef, useState } from 'react';
import { teamCopy } from '../../content/product/admin-team.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { Choice } from '../components/Choice.tsx';
import { FailureAlert } from '../components/FailureAlert.tsx';
import { FormPart } from '../components/FormPart.tsx';
import { History, HistoryLine } from '../components/History.tsx';
import { Note } from '../components/Note.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { useActions } from '../components/use-actions.ts';
import { useConfirm } from '../components/use-confirm.tsx';
import { useCall } from '../session/call-as-admin.ts';
import { InvitationForm } from './InvitationForm.tsx';
import { MemberList } from './MemberList.tsx';
import { RolesDrawer } from './RolesDrawer.tsx';
import { invite, remove, resetSecondFactor, sendAgain } from './team-actions.ts';
import { useTeam } from './use-team.ts';

export function TeamPage() {
  const { data: team, isError, refetch } = useTeam();
  return (
    <>
      <PageHead />
      {team ? (
        <TeamParts team={team} readAgain={refetch} />
      ) : isError ? (
        <FailureAlert message={teamCopy.failed} />
      ) : (
        <Spinner />
      )}
    </>
  );
}

function TeamParts({ team, readAgain }: { team: Team; readAgain: () => Promise<unknown> }) {
  const call = useCall();
  const { carryOut, busy } = useActions<{ message: string }>(['team-action']);
  const confirm = useConfirm();
  const [changing, setChanging] = useState<TeamMember>();
  const frame = useRef<HTMLDivElement>(null);

  const run = async (member: TeamMember, act: () => Promise<{ message: string }>) => {
    await carryOut(member.uid, act);
    // Whatever came of it: a colleague may have done the same.
    await readAgain();
  };
  const reset = (member: TeamMember) =>
    confirm({
      title: teamCopy.resetTitle(member.name),
      text: [member.email, teamCopy.resetQuestion],
      confirm: teamCopy.reset,
      busy: teamCopy.resetting,
      focusAfterwards: frame,
      act: () => run(member, () => resetSecondFactor(call, member)),
    });
  const removeMember = (member: TeamMember) => {
    let successor: string | undefined;
    return confirm({
      title: teamCopy.removeTitle(member.name),
      text: [member.email, teamCopy.removeQuestion],
      fields: (
        <Choice
          label={teamCopy.successor}
          all={teamCopy.noSuccessor}
          values={team.members
            .filter(({ uid, roles }) => uid !== member.uid && hasRole(roles, 'hiring'))
            .map(({ uid }) => uid)}
          words={(uid) => team.members.find((other) => other.uid === uid)?.name ?? uid}
          onChange={(uid) => {
            successor = uid;
          }}
        />
      ),
      confirm: teamCopy.remove,
      busy: teamCopy.removing,
      focusAfterwards: frame,
      act: () => run(member, () => remove(call, member, successor)),
    });
  };

  return (
    <Stack sx={{ gap: 'clamp(40px, 5vw, 64px)' }}>
      <FormPart title={teamCopy.members}>
        <div ref={frame} tabIndex={-1}>
          <MemberList
            members={team.members}
            busyMember={busy}
            onRoles={setChanging}
            onRemove={(member) => void removeMember(member)}
            onReset={(member) => void reset(member)}
            onRemind={(member) =>
              void run(member, () =>
                member.state === 'incomplete'
                  ? invite(call, { name: member.name, email: member.email, roles: [...member.roles] })
                  : sendAgain(call, member),
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
    </Stack>
  );
}

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
