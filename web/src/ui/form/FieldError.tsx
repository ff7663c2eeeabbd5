import FormHelperText from '@mui/material/FormHelperText';

/** The error message of a field; renders nothing without one. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <FormHelperText id={id} error>
      {message}
    </FormHelperText>
  );
}
