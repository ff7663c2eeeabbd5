import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { interfaceCopy } from '../../content/product/interface.ts';
import { NoBreak } from '../NoBreak.tsx';

interface FieldProps {
  /** The `id` of the control. */
  id: string;
  label: string;
  optional: boolean;
  hint?: string | undefined;
  error: string | undefined;
  children: ReactNode;
}

/** A control below its label, and above its hint and its error. The label says if the control can stay empty. */
export function Field({ id, label, optional, hint, error, children }: FieldProps) {
  return (
    <div>
      <FormLabel htmlFor={id}>
        <NoBreak>{optional ? `${label} ${interfaceCopy.optional}` : label}</NoBreak>
      </FormLabel>
      {children}
      {hint && (
        <FormHelperText id={`${id}-hint`}>
          <NoBreak>{hint}</NoBreak>
        </FormHelperText>
      )}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <FormHelperText id={id} error>
      {message}
    </FormHelperText>
  );
}

export function FieldStack({ children }: { children: ReactNode }) {
  return <Stack spacing={3.5}>{children}</Stack>;
}

export function FieldRow({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '1fr 1fr' },
        gap: { xs: '28px', md: 3 },
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  );
}
