import Stack from '@mui/material/Stack';
import type { Team, TeamMember } from '@ohmbridge/functions/contract/team';
import { useRef, useState } from 'react';
import { FormBanner } from '../../../components/form/FormBanner.tsx';
import { Spinner } from '../../../components/Spinner.tsx';
import { adminCopy } from '../../../content/admin.ts';
import { teamCopy } from '../../../content/admin-team.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { FormPart } from '../components/FormPart.tsx';
import { LiveDataFailure } from '../components/LiveData.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { useRowActions } from '../components/use-row-actions.ts';
import { InvitationForm } from './InvitationForm.tsx';
import { MemberList } from './MemberList.tsx';
import { TeamHistory } from './TeamHistory.tsx';
import { invite, remove, sendAgain, useReadTeamAgain, useTeam } from './use-team.ts';

/** Who works here: the admins, with a way to invite one and to remove one, and what has been done so far. */
export function TeamPage() {
  const { data: team, isError } = useTeam();
  return (
    <>
      <PageHead title={teamCopy.title} />
      {team ? <TeamParts team={team} /> : isError ? <LiveDataFailure message={teamCopy.failed} /> : <Spinner />}
    </>
  );
}

function TeamParts({ team }: { team: Team }) {
  const readAgain = useReadTeamAgain();
  const { carryOut, busyRow, outcome } = useRowActions<{ message: string }>(['team-action']);
  const [leaving, setLeaving] = useState<TeamMember>();
  const frame = useRef<HTMLDivElement>(null);

  const run = async (member: TeamMember, act: (token: string) => Promise<{ message: string }>) => {
    await carryOut(member.uid, act);
    // Whatever came of it: a colleague may have done the same.
    await readAgain();
  };
  const confirmed = async (member: TeamMember) => {
    await run(member, (token) => remove(token, member));
    setLeaving(undefined);
  };

  return (
    <Stack sx={{ gap: 'clamp(40px, 5vw, 64px)' }}>
      <FormPart title={teamCopy.members}>
        <div ref={frame} tabIndex={-1}>
          <FormBanner outcome={outcome} />
          <MemberList
            members={team.members}
            busyMember={busyRow}
            onRemove={setLeaving}
            onRemind={(member) =>
              void run(member, (token) =>
                member.state === 'incomplete'
                  ? invite(token, { name: member.name, email: member.email })
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
      {leaving && (
        <ConfirmDialog
          title={teamCopy.removeTitle(leaving.name)}
          confirm={busyRow === leaving.uid ? teamCopy.removing : teamCopy.remove}
          cancel={adminCopy.cancel}
          isBusy={busyRow === leaving.uid}
          focusAfterwards={frame}
          onConfirm={() => void confirmed(leaving)}
          onCancel={() => setLeaving(undefined)}
        >
          <p>{leaving.email}</p>
          <p>{teamCopy.removeQuestion}</p>
        </ConfirmDialog>
      )}
    </Stack>
  );
}
