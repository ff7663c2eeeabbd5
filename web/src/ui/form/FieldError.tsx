import FormHelperText from '@mui/material/FormHelperText';

export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <FormHelperText id={id} error>
      {message}
    </FormHelperText>
  );
}
