import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import { searchOf } from '@site/contract/desk/submission-search';
import { type RefObject, useState } from 'react';
import { foundCopy as copy, factsInLine } from '../../content/product/admin-search.ts';
import { StatusOf } from '../submission-list/StatusChip.tsx';
import { SearchInput } from './SearchInput.tsx';
import { type Found, useFound } from './use-found.ts';

interface SuggestingFieldProps {
  text: string;
  onText: (text: string) => void;
  inputRef: RefObject<HTMLInputElement | null>;
  onChoose: (path: string) => void;
}

/** The search field with the results below it. Enter without a chosen result submits the form. */
export function SuggestingField({ text, onText, inputRef, onChoose }: SuggestingFieldProps) {
  const [isOpen, setIsOpen] = useState(true);
  const { found, isLoading } = useFound(text);
  return (
    <Autocomplete
      value={null}
      inputValue={text}
      onInputChange={(_event, typed, reason) => reason === 'input' && onText(typed)}
      onChange={(_event, chosen: Found | null) => chosen?.path && onChoose(chosen.path)}
      open={isOpen && searchOf(text) !== undefined}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      options={found}
      filterOptions={(options) => options}
      groupBy={({ kind }) => copy.groups[kind]}
      getOptionLabel={({ name }) => name}
      // The key has both, because two screens can have one address.
      getOptionKey={({ kind, name, path }) => `${path ?? kind} ${name}`}
      getOptionDisabled={({ path }) => path === undefined}
      loading={isLoading}
      loadingText={copy.looking}
      noOptionsText={copy.none}
      // A chosen result ends the search anyway. Without this property, Material UI loses the option that the arrow keys have
      // marked when it renders the changed list.
      disableCloseOnSelect
      clearOnBlur={false}
      forcePopupIcon={false}
      disablePortal
      slotProps={{ paper: { variant: 'outlined' }, listbox: { component: 'div' } }}
      // Material UI renders groups without a name, and list items that are not options.
      renderGroup={({ key, group, children }) => (
        <List key={key} disablePadding role="group" aria-label={group}>
          <ListSubheader aria-hidden="true" sx={{ lineHeight: 2.5 }}>
            {group}
          </ListSubheader>
          {children}
        </List>
      )}
      renderOption={({ key, ...props }, { name, about, reference, state, status }) => (
        <li key={key} {...props}>
          <ListItemText
            primary={name}
            secondary={factsInLine(reference, about)}
            slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true } }}
            sx={{ mr: 2 }}
          />
          {state && <Chip size="small" label={state} />}
          {status && <StatusOf submission={{ status }} />}
        </li>
      )}
      renderInput={({ slotProps: { input, htmlInput } }) => (
        <SearchInput ref={input.ref} onMouseDown={input.onMouseDown} inputRef={inputRef} inputProps={htmlInput} />
      )}
    />
  );
}
