import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type Ref, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { TextAction } from './TextAction.tsx';

/** The options of the menu. An option that destroys something is red. */
type Options<Value> = readonly { value: Value; words: string; isDestructive?: boolean }[];

interface MenuButtonProps<Value, Subject> {
  label: string;
  /** The accessible name, if the label does not name its subject. */
  name?: string;
  options: Options<Value>;
  /**
   * The subject of the decision. The subject and the options can change while the menu is open. The open menu keeps those with
   * which it opened: the admin decides about what is visible, and no option disappears under the focus.
   */
  about: Subject;
  onChoose: (value: Value, about: Subject) => void;
  ref?: Ref<HTMLButtonElement>;
}

export function MenuButton<Value, Subject>(props: MenuButtonProps<Value, Subject>) {
  const { label, name, options, about, onChoose, ref } = props;
  const id = useId();
  const [open, setOpen] = useState<{ at: HTMLElement; about: Subject; options: Options<Value> }>();
  const close = () => setOpen(undefined);
  return (
    <>
      <TextAction
        ref={ref}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={open !== undefined}
        aria-controls={open && id}
        onClick={({ currentTarget }) => setOpen({ at: currentTarget, about, options })}
      >
        {label}
      </TextAction>
      <Menu
        id={id}
        open={open !== undefined}
        anchorEl={open?.at ?? null}
        onClose={close}
        transitionDuration={0}
        // The menu stands outside the landmarks of the page, so it is one itself.
        slotProps={{ root: { role: 'region', 'aria-label': name ?? label } }}
      >
        {(open?.options ?? []).map(({ value, words, isDestructive = false }) => (
          <MenuItem
            key={words}
            {...(isDestructive && { sx: { color: 'error.main' } })}
            onClick={() => {
              // The button gets the focus back first: a dialog that opens then takes the focus from the button, and returns it
              // later.
              flushSync(close);
              if (open) onChoose(value, open.about);
            }}
          >
            {words}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
