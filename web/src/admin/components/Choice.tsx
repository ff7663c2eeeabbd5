import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { Chevron } from '../../ui/form/Chevron.tsx';

interface ChoiceProps<Value extends string> {
  label: string;
  /** The label of the option for "no choice"; if it is missing, the field always has a choice. */
  all?: string;
  values: readonly Value[];
  words: (value: Value) => string;
  /** The chosen value; if it is missing, the field keeps its own state. */
  value?: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

export function Choice<Value extends string>({ label, all, values, words, onChange, ...own }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <NativeSelect
        input={<OutlinedInput />}
        IconComponent={Chevron}
        fullWidth
        {...('value' in own && { value: own.value ?? '' })}
        inputProps={{ id }}
        onChange={({ target }) => onChange(values.find((known) => known === target.value))}
      >
        {all !== undefined && <option value="">{all}</option>}
        {values.map((known) => (
          <option key={known} value={known}>
            {words(known)}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
