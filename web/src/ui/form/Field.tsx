import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import { interfaceCopy } from '../../content/product/interface.ts';
import { NoBreak } from '../NoBreak.tsx';
import { FieldError } from './FieldError.tsx';

interface FieldProps {
  /** The `id` of the control. */
  id: string;
  label: string;
  optional: boolean;
  hint?: string | undefined;
  error: string | undefined;
  children: ReactNode;
}

/** A control below its label, and above its hint and its error. The label says in one text where the control may stay empty. */
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
