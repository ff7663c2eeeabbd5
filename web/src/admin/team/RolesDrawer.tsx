import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Stack from '@mui/material/Stack';
import type { Role } from '@site/contract/team/roles';
import { rolesSchema, type TeamMember } from '@site/contract/team/team';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { teamCopy } from '../../content/product/admin-team.ts';
import { FormBanner, type Outcome } from '../../ui/form/FormBanner.tsx';
import { refusalOf } from '../../ui/form/field-errors.ts';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useNotify } from '../components/Notices.tsx';
import { SideDrawer } from '../components/SideDrawer.tsx';
import { useCall } from '../session/call-as-admin.ts';
import { RoleChoice } from './RoleChoice.tsx';
import { setRoles } from './team-actions.ts';

interface RolesDrawerProps {
  member: TeamMember;
  onClose: () => void;
  onSaved: () => Promise<unknown>;
}

export function RolesDrawer({ member, onClose, onSaved }: RolesDrawerProps) {
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
