import FormHelperText from '@mui/material/FormHelperText';

/** What is wrong with a field; nothing while nothing is. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <FormHelperText id={id} error>
      {message}
    </FormHelperText>
  );
}
