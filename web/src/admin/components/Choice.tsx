import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useRef, useState } from 'react';
import { Chevron } from '../../ui/form/Chevron.tsx';
import { TextAction } from './TextAction.tsx';

interface ChoiceProps<Value extends string, Subject> {
  label: string;
  /** What stands for no choice; without it there is always one. */
  all?: string;
  values: readonly Value[];
  words: (value: Value) => string;
  value: Value | undefined;
  /** What the choice is about. It may become another while somebody decides: they decide about what they saw. */
  about?: Subject;
  onChange: (value: Value | undefined, about: Subject | undefined) => void;
  /**
   * The button by which the choice takes effect, where it does something. Without one it does so at once, which is for
   * what only changes the view: arrow keys go through a closed list, and each of its values is a choice.
   */
  action?: string;
}

/** A choice of one of a few: by which a list is narrowed down or sorted, or, with its button, where something goes. */
export function Choice<Value extends string, Subject = undefined>({
  label,
  all,
  values,
  words,
  value,
  about,
  onChange,
  action,
}: ChoiceProps<Value, Subject>) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState<{ to: string; about: Subject | undefined }>();
  const current = value ?? '';
  const tell = (to: string, subject = about) =>
    onChange(
      values.find((known) => known === to),
      subject,
    );
  const choose = (to: string) => {
    if (action === undefined) tell(to);
    else setChosen(to === current ? undefined : { to, about: chosen?.about ?? about });
  };
  const act = ({ to, about: subject }: NonNullable<typeof chosen>) => {
    // The button that was pressed goes away.
    select.current?.focus();
    setChosen(undefined);
    tell(to, subject);
  };
  return (
    <div>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <NativeSelect
        input={<OutlinedInput />}
        IconComponent={Chevron}
        fullWidth
        value={chosen?.to ?? current}
        inputRef={select}
        inputProps={{ id }}
        onChange={({ target }) => choose(target.value)}
      >
        {all !== undefined && <option value="">{all}</option>}
        {values.map((known) => (
          <option key={known} value={known}>
            {words(known)}
          </option>
        ))}
      </NativeSelect>
      {chosen !== undefined && <TextAction onClick={() => act(chosen)}>{action}</TextAction>}
    </div>
  );
}
