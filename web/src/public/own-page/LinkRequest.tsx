import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { senderPageRoutes } from '@site/contract/desk/sender-page-routes';
import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import { messages } from '@site/contract/shared/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { OwnPageCopy } from '../../content/product/own-page.ts';
import { callApi } from '../../shared/api.ts';
import { FormBanner, type Outcome } from '../../ui/form/FormBanner.tsx';
import { fieldErrorsFromApi, remedyFor } from '../../ui/form/field-errors.ts';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { media } from '../../ui/theme/tokens.ts';
import { tokenIn } from './own-page-link.ts';

const formLook = { display: 'grid', gap: 3, maxWidth: 520, [media.print]: { display: 'none' } } as const;

/** Requests a new link. The answer is the same for every address, and the typed address stays, so that it can be checked. */
export function LinkRequest({ kind, copy }: { kind: SubmissionKind; copy: OwnPageCopy['request'] }) {
  const route = senderPageRoutes[kind].requestLink;
  const [outcome, setOutcome] = useState<Outcome>();
  const { register, handleSubmit, setError, setFocus, formState } = useForm<{ email: string }>({
    resolver: standardSchemaResolver(route.body),
    defaultValues: { email: '' },
  });

  const submit = handleSubmit(async (body) => {
    setOutcome(undefined);
    try {
      const { message } = await callApi(route, { body });
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
    <Box component="form" method="post" noValidate onSubmit={submit} aria-label={copy.formName} sx={formLook}>
      <TextField
        label={copy.email}
        type="email"
        autoComplete="email"
        registration={register('email')}
        error={formState.errors.email?.message}
      />
      {/* An empty banner gets no margin above the button. */}
      <Box sx={{ '& div[role]:not(:empty)': { mb: 3 } }}>
        <FormBanner outcome={outcome} />
        <SubmitButton label={copy.submit} sendingLabel={copy.submitting} sending={formState.isSubmitting} />
      </Box>
    </Box>
  );
}

/** Opens the page with a pasted link, if an email program has cut the link off. */
export function PastedLink({ copy }: { copy: OwnPageCopy['paste'] }) {
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useForm<{ link: string }>({ defaultValues: { link: '' } });
  const open = handleSubmit(({ link }) => void navigate({ hash: `#${tokenIn(link)}` }, { preventScrollReset: true }));
  return (
    <Box component="form" method="post" noValidate onSubmit={open} aria-label={copy.formName} sx={formLook}>
      <TextField
        label={copy.link}
        hint={copy.hint}
        autoComplete="off"
        registration={register('link', { validate: (link) => tokenIn(link) !== undefined || copy.wrong })}
        error={formState.errors.link?.message}
      />
      <div>
        <Button type="submit" variant="outlined">
          {copy.submit}
        </Button>
      </div>
    </Box>
  );
}
