import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type ComponentType, type FormEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { adminSearchCopy as copy } from '../../content/product/admin-search.ts';
import { useSingleKeys } from '../components/single-keys.ts';
import { TextAction } from '../components/TextAction.tsx';
import { useHasRole } from '../session/roles.ts';
import { adminColours as colours } from '../theme/admin-colours.ts';
import { SearchIcon, SearchInput } from './SearchInput.tsx';

const loadSuggestingField = async () => (await import('./SuggestingField.tsx')).SuggestingField;

/** On a phone the search opens over the app bar, which is its positioned parent; on wider screens it is always visible. */
const frame = {
  display: { xs: 'none', md: 'block' },
  width: '100%',
  maxWidth: { lg: 440 },
  '&[data-open="true"]': {
    display: { xs: 'flex', md: 'block' },
    position: { xs: 'absolute', md: 'static' },
    inset: 0,
    zIndex: 1,
    alignItems: 'center',
    gap: 1,
    px: { xs: 1.5, md: 0 },
    background: { xs: colours.paper, md: 'none' },
  },
  '& > form': { flexGrow: 1, minWidth: 0 },
} as const;

/**
 * One search for jobs, applications and enquiries, in the app bar of the admin area. The code of the suggestions loads when the
 * field gets the focus.
 */
export function GlobalSearch() {
  const navigate = useNavigate();
  const list = useHasRole('hiring') ? 'applications' : 'jobs';
  const opener = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const { Field, prepare } = useLateField(input, loadSuggestingField);

  const open = () => {
    // A phone opens its keyboard only if the field gets the focus during the event.
    flushSync(() => setIsOpen(true));
    input.current?.focus();
  };
  const close = () => {
    input.current?.blur();
    setText('');
    setIsOpen(false);
  };
  const goBack = () => {
    close();
    opener.current?.focus();
  };
  const goTo = (path: string) => {
    close();
    void navigate(path);
  };
  useSingleKeys({ [copy.key]: open });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const search = text.trim();
    if (search !== '') goTo(`/dashboard/${list}?${new URLSearchParams({ search })}`);
  };
  // The capture handler comes before the list of suggestions, which would only close at Escape.
  const hearEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    if (text === '') goBack();
    else setText('');
  };

  return (
    <>
      <IconButton
        ref={opener}
        aria-label={copy.open}
        onClick={open}
        sx={{ display: { md: 'none' }, width: 44, height: 44, color: colours.ink }}
      >
        <SearchIcon />
      </IconButton>
      <Box component="search" data-open={isOpen} sx={frame}>
        <form onSubmit={submit} onKeyDownCapture={hearEscape}>
          {Field ? (
            <Field text={text} onText={setText} inputRef={input} onChoose={goTo} />
          ) : (
            <SearchInput
              inputRef={input}
              value={text}
              onFocus={() => void prepare()}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </form>
        {isOpen && (
          <TextAction onClick={goBack} sx={{ display: { md: 'none' } }}>
            {copy.close}
          </TextAction>
        )}
      </Box>
    </>
  );
}

/**
 * Replaces a plain field when another field has loaded. The text, the focus and the caret stay. The plain field stays until
 * then, or if the other field cannot be loaded.
 * @param input the current input element
 */
function useLateField<Props>(input: RefObject<HTMLInputElement | null>, load: () => Promise<ComponentType<Props>>) {
  const [Field, setField] = useState<ComponentType<Props>>();
  const isLoading = useRef(false);

  const swap = (loaded: ComponentType<Props>) => {
    const plain = input.current;
    const caret =
      plain !== null && plain === document.activeElement
        ? ([plain.selectionStart, plain.selectionEnd] as const)
        : undefined;
    flushSync(() => setField(() => loaded));
    if (!caret) return;
    input.current?.focus();
    input.current?.setSelectionRange(...caret);
  };

  const prepare = async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      swap(await load());
    } catch {
      // The next focus of the field tries to load again.
      isLoading.current = false;
    }
  };
  return { Field, prepare };
}
