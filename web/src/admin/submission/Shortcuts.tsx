import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { SubmissionKind } from '@ohmbridge/contract/desk/submission-kinds';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { submissionCopy } from '../../content/admin-submission.ts';
import { colours, measures } from '../../ui/theme/tokens.ts';
import { areSingleKeysOn, rememberSingleKeys } from '../components/single-keys.ts';
import { TextAction } from '../components/TextAction.tsx';
import { useSessionKeeper } from '../session/use-session.ts';
import { useNeighbours } from './Neighbours.tsx';
import type { useSubmissionActions } from './submission-actions.ts';

const { shortcuts: copy } = submissionCopy;

const panel = {
  width: 'min(420px, calc(100vw - 40px))',
  p: 'clamp(24px, 4vw, 36px)',
  border: `1px solid ${colours.outline}`,
  borderTop: `4px solid ${colours.amber}`,
  borderRadius: `${measures.radius}px`,
  bgcolor: 'background.paper',
  color: 'text.primary',
  '&::backdrop': { background: 'rgb(7 22 39 / 0.55)' },
} as const;

interface ShortcutsProps {
  kind: SubmissionKind;
  id: string;
  actions: ReturnType<typeof useSubmissionActions>;
}

/** The keys of one submission's page, and the list of them, which `?` opens as well. */
export function Shortcuts({ kind, id, actions }: ShortcutsProps) {
  const navigate = useNavigate();
  const { previous, next } = useNeighbours(kind, id);
  const me = useSessionKeeper().uid();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOn, setIsOn] = useState(areSingleKeysOn);

  const acts: Partial<Record<string, () => void>> = {
    j: () => next && void navigate(next),
    k: () => previous && void navigate(previous),
    m: () => void navigate(`/dashboard/${kind}/message?ids=${encodeURIComponent(id)}`),
    n: () => document.querySelector<HTMLElement>('form textarea')?.focus(),
    a: () => me && void actions.assign(id, me),
    u: () => void actions.markUnread(id),
  } satisfies Record<keyof typeof copy.keys, () => void>;

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyping(event.target)) return;
    // While the list of keys or a question is open, they mean nothing.
    if (document.querySelector('dialog[open], [role="alertdialog"]')) return;
    if (event.key === '?') dialog.current?.showModal();
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isOn) return;
    const hear = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [isOn]);

  return (
    <>
      <div>
        <TextAction onClick={() => dialog.current?.showModal()}>{copy.open}</TextAction>
      </div>
      <Box component="dialog" ref={dialog} aria-label={copy.title} sx={panel}>
        <Typography variant="h3" component="h2">
          {copy.title}
        </Typography>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'auto 1fr',
            gap: '8px 16px',
            my: 2,
            '& > div': { display: 'contents' },
          }}
        >
          {Object.entries({ ...copy.keys, '?': copy.list }).map(([key, words]) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </Box>
        <FormControlLabel
          label={copy.on}
          control={
            <Checkbox
              checked={isOn}
              onChange={({ target }) => {
                setIsOn(target.checked);
                rememberSingleKeys(target.checked);
              }}
            />
          }
        />
        <div>
          <Button variant="outlined" size="small" onClick={() => dialog.current?.close()}>
            {copy.close}
          </Button>
        </div>
      </Box>
    </>
  );
}

/** Whether a key is meant for what has the focus. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
