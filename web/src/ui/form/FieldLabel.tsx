import FormLabel from '@mui/material/FormLabel';
import { interfaceCopy } from '../../content/interface.ts';
import { NoBreak } from '../NoBreak.tsx';

interface FieldLabelProps {
  /** The `id` of the field. */
  htmlFor: string;
  label: string;
  optional: boolean;
}

/** The label above a field; it says where the field may stay empty, in one piece of text: see `EnquiryNote`. */
export function FieldLabel({ htmlFor, label, optional }: FieldLabelProps) {
  return (
    <FormLabel htmlFor={htmlFor}>
      <NoBreak>{optional ? `${label} ${interfaceCopy.optional}` : label}</NoBreak>
    </FormLabel>
  );
}
