import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import { memo } from 'react';
import { type UseFormReturn, useFormState } from 'react-hook-form';
import type { Tool, ToolField } from '../../content/shapes/tool.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { media } from '../../ui/theme/tokens.ts';
import type { ToolValues } from './use-tool.ts';

const group = {
  m: 0,
  p: 0,
  minWidth: 0,
  border: 0,
  '& > legend': { mb: 2, p: 0, fontSize: '1.125rem' },
  [media.print]: { breakInside: 'avoid', '& > legend': { mb: '4px' } },
} as const;

const fields = {
  display: 'grid',
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: '24px 20px',
  // On a phone the focused field must not be covered by the line with the result.
  '& input, & select': { scrollMarginBlock: '96px' },
  // In print only the name and the value of each field remain.
  [media.print]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '6px 20px',
    '& label': { m: 0, fontSize: '0.875rem' },
    '& .MuiFormHelperText-root:not(.Mui-error)': { display: 'none' },
    '& .MuiOutlinedInput-root': { minHeight: 0 },
    '& .MuiOutlinedInput-input': { p: '2px 8px', fontSize: '0.9375rem' },
    '& .MuiNativeSelect-icon': { display: 'none' },
  },
} as const;

interface ToolFieldsProps {
  tool: Tool;
  form: UseFormReturn<ToolValues>;
  texts: ToolValues;
}

/** The present fields of a tool, in their groups. A change of the result or the address alone does not re-render them. */
export const ToolFields = memo(function ToolFields({ tool, form, texts }: ToolFieldsProps) {
  const { errors } = useFormState({ control: form.control });
  const shown = (entries: readonly (readonly [string, ToolField])[]) =>
    entries.filter(([, { when }]) => when?.(texts) ?? true);
  return tool.groups.map(({ title, fields: all }) => (
    <Box component="fieldset" key={title} sx={group}>
      <FormLabel component="legend">{title}</FormLabel>
      <Box sx={fields}>
        {shown(Object.entries(all)).map(([name, field]) => {
          const shared = {
            registration: form.register(name),
            error: errors[name]?.message,
            defaultValue: field.start,
          };
          if (field.kind === 'choice') {
            const options = Object.keys(field.options);
            return <SelectField key={name} label={field.label} options={options} words={field.options} {...shared} />;
          }
          return (
            <TextField
              key={name}
              label={field.unit ? `${field.label}, ${field.unit}` : field.label}
              {...(field.hint && { hint: field.hint })}
              inputMode="text"
              autoComplete="off"
              maxLength={40}
              {...shared}
            />
          );
        })}
      </Box>
    </Box>
  ));
});
