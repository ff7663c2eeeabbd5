import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { OwnPageCopy } from '../../content/own-page.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import { formLook } from './LinkRequest.tsx';
import { tokenIn } from './own-page-link.ts';

/** Opens the page by a pasted link that a mail program has cut off. */
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
