import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Box from '@mui/material/Box';
import { requestApplicantLinkRoute } from '@ohmbridge/contract/desk/applicant-routes';
import { applicationLabels } from '@ohmbridge/contract/desk/application';
import { messages } from '@ohmbridge/contract/shared/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { applicationPage } from '../../content/pages/application.ts';
import { callApi } from '../../shared/api.ts';
import { FormBanner, type Outcome } from '../../ui/form/FormBanner.tsx';
import { fieldErrorsFromApi, remedyFor } from '../../ui/form/field-errors.ts';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { media } from '../../ui/theme/tokens.ts';

const look = { display: 'grid', gap: 3, maxWidth: 520, [media.print]: { display: 'none' } } as const;

/** Asks for a new link. The answer is the same for every address, and what was entered stays to be checked. */
export function LinkRequest() {
  const copy = applicationPage.request;
  const [outcome, setOutcome] = useState<Outcome>();
  const { register, handleSubmit, setError, setFocus, formState } = useForm<{ email: string }>({
    resolver: standardSchemaResolver(requestApplicantLinkRoute.body),
    defaultValues: { email: '' },
  });

  const submit = handleSubmit(async (body) => {
    setOutcome(undefined);
    try {
      const { message } = await callApi(requestApplicantLinkRoute, { body });
      setOutcome({ kind: 'success', message });
    } catch (error) {
      const [refused] = fieldErrorsFromApi(['email'], error);
      if (refused) {
        setError('email', { message: refused.message });
        setFocus('email');
      } else setOutcome({ kind: 'error', message: remedyFor(error) ?? messages.unexpected });
    }
  });

  return (
    <Box component="form" method="post" noValidate onSubmit={submit} aria-label={copy.formName} sx={look}>
      <TextField
        label={applicationLabels.email}
        type="email"
        autoComplete="email"
        registration={register('email')}
        error={formState.errors.email?.message}
      />
      {/* An empty banner takes no room above the button. */}
      <Box sx={{ '& div[role]:not(:empty)': { mb: 3 } }}>
        <FormBanner outcome={outcome} />
        <SubmitButton label={copy.submit} sendingLabel={copy.submitting} sending={formState.isSubmitting} />
      </Box>
    </Box>
  );
}
