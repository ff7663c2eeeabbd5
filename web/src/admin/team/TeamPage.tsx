import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Stack from '@mui/material/Stack';
import { hasRole, type Role } from '@site/contract/team/roles';
import { type AdminChange, rolesSchema, type Team, type TeamMember, teamChangesShown } from '@site/contract/team/team';
import { useRef, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { teamCopy } from '../../content/product/admin-team.ts';
import { FormBanner, type Outcome } from '../../ui/form/FormBanner.tsx';
import { refusalOf } from '../../ui/form/field-errors.ts';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Choice } from '../components/Choice.tsx';
import { FailureAlert } from '../components/FailureAlert.tsx';
import { FormPart, Note } from '../components/FormPart.tsx';
import { History, HistoryLine } from '../components/History.tsx';
import { useNotify } from '../components/Notices.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { SideDrawer } from '../components/SideDrawer.tsx';
import { useActions } from '../components/use-actions.ts';
import { useConfirm } from '../components/use-confirm.tsx';
import { useCall } from '../session/call-as-admin.ts';
import { InvitationForm } from './InvitationForm.tsx';
import { MemberList } from './MemberList.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { invite, remove, resetSecondFactor, sendAgain, setRoles } from './team-actions.ts';
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
    // The list is read again even after a failure, because a colleague may have done the same.
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

interface RolesDrawerProps {
  member: TeamMember;
  onClose: () => void;
  onSaved: () => Promise<unknown>;
}

function RolesDrawer({ member, onClose, onSaved }: RolesDrawerProps) {
  const call = useCall();
  const notify = useNotify();
  const [outcome, setOutcome] = useState<Outcome>();
  const locked = member.isYou ? 'team' : undefined;
  const form = useForm<{ roles: Role[] }>({
    resolver: standardSchemaResolver(rolesSchema),
    defaultValues: { roles: [...member.roles] },
  });
  const { field, fieldState } = useController({ control: form.control, name: 'roles' });

  const submit = form.handleSubmit(async ({ roles }) => {
    setOutcome(undefined);
    try {
      const { message } = await setRoles(call, member, roles);
      notify({ severity: 'success', message });
      await onSaved();
      onClose();
    } catch (error) {
      setOutcome(refusalOf(error, ['roles'], form.setError));
    }
  });

  return (
    <SideDrawer title={teamCopy.rolesOf(member.name)} close={teamCopy.close} onClose={onClose}>
      <Stack component="form" sx={{ gap: 3 }} method="post" onSubmit={submit} noValidate>
        <p>{member.email}</p>
        <RoleChoice field={field} error={fieldState.error?.message} locked={locked} />
        <FormBanner outcome={outcome} />
        <div>
          <SubmitButton
            label={teamCopy.saveRoles}
            sendingLabel={teamCopy.savingRoles}
            sending={form.formState.isSubmitting}
          />
        </div>
      </Stack>
    </SideDrawer>
  );
}
