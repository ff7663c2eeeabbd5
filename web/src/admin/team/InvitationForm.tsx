import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Stack from '@mui/material/Stack';
import { type InvitationInput, invitationSchema } from '@site/contract/team/team';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { teamCopy } from '../../content/product/admin-team.ts';
import { FieldRow } from '../../ui/form/Field.tsx';
import { FormBanner, type Outcome } from '../../ui/form/FormBanner.tsx';
import { fieldsOf, refusalOf } from '../../ui/form/field-errors.ts';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useCall } from '../session/call-as-admin.ts';
import { RoleChoice } from './RoleChoice.tsx';
import { invite } from './team-actions.ts';

/**
 * The form that invites a colleague. The same invitation sent twice counts once, so an admin without an answer can press again.
 */
export function InvitationForm({ onInvited }: { onInvited: () => Promise<unknown> }) {
  const call = useCall();
  const [outcome, setOutcome] = useState<Outcome>();
  const form = useForm<InvitationInput>({
    resolver: standardSchemaResolver(invitationSchema),
    defaultValues: { name: '', email: '', roles: [] },
  });
  const field = fieldsOf(form);
  // The fields are registered in the order on the screen, so that the first wrong field takes the focus.
  const [name, email] = [field('name'), field('email')];
  const roles = useController({ control: form.control, name: 'roles' });

  const submit = form.handleSubmit(async (invitation) => {
    setOutcome(undefined);
    try {
      const { message } = await invite(call, invitation);
      setOutcome({ kind: 'success', message });
      form.reset();
      await onInvited();
    } catch (error) {
      setOutcome(refusalOf(error, ['name', 'email', 'roles'], form.setError));
    }
  });

  return (
    <Stack
      component="form"
      sx={{ gap: 3, maxWidth: 720 }}
      method="post"
      onSubmit={submit}
      noValidate
      aria-label={teamCopy.invite}
    >
      <p>{teamCopy.inviteIntro}</p>
      <FieldRow>
        <TextField label={teamCopy.name} autoComplete="off" {...name} />
        <TextField label={teamCopy.email} type="email" autoComplete="off" {...email} />
      </FieldRow>
      <RoleChoice field={roles.field} error={roles.fieldState.error?.message} />
      <FormBanner outcome={outcome} />
      <div>
        <SubmitButton label={teamCopy.send} sendingLabel={teamCopy.sending} sending={form.formState.isSubmitting} />
      </div>
    </Stack>
  );
}
