import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { type SubmissionKind, type SubmissionStatus, statusWords } from '@site/contract/desk/submission-kinds';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { submissionCopy } from '../../content/product/admin-submission.ts';
import { AdminDialog } from '../components/AdminDialog.tsx';
import { areSingleKeysOn, rememberSingleKeys, useSingleKeys } from '../components/single-keys.ts';
import { TextAction } from '../components/TextAction.tsx';
import { decisionsOf, keyOfDecision } from './Decisions.tsx';

const { shortcuts: copy } = submissionCopy;

interface ShortcutsProps {
  kind: SubmissionKind;
  neighbours: { previous?: string | undefined; next?: string | undefined };
  acts: {
    decide: (status: SubmissionStatus) => void;
    write: () => void;
    assignToMe: () => void;
    markUnread: () => void;
  };
}

/** The keys on the page of a submission, and the list of these keys, which the key `?` opens as well. */
export function Shortcuts({ kind, neighbours, acts }: ShortcutsProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const [isOn, setIsOn] = useState(areSingleKeysOn);
  const go = (pathname: string | undefined) => pathname && void navigate({ pathname, search });
  const decisions = decisionsOf(kind).map((status) => ({ key: keyOfDecision(kind, status), status }));
  const keys = [
    ...decisions.map(({ key, status }) => [key, statusWords[status]] as const),
    ...Object.entries({ ...copy.keys, '?': copy.list }),
  ];

  useSingleKeys({
    ...Object.fromEntries(decisions.map(({ key, status }) => [key, () => acts.decide(status)])),
    ...({
      j: () => go(neighbours.next),
      k: () => go(neighbours.previous),
      e: () => document.querySelector<HTMLElement>('form textarea')?.focus(),
      m: acts.write,
      a: acts.assignToMe,
      r: acts.markUnread,
      u: () => document.querySelector<HTMLElement>('[data-undo]')?.click(),
    } satisfies Record<keyof typeof copy.keys, () => void>),
    '?': () => setIsOpen(true),
  });

  return (
    <>
      <div>
        <TextAction onClick={() => setIsOpen(true)}>{copy.open}</TextAction>
      </div>
      {isOpen && (
        <AdminDialog title={copy.title} onEscape={() => setIsOpen(false)}>
          <Keys keys={keys} />
          <FormControlLabel
            label={copy.on}
            sx={{ mt: 2 }}
            control={
              <Switch
                color="success"
                checked={isOn}
                onChange={({ target }) => {
                  setIsOn(target.checked);
                  rememberSingleKeys(target.checked);
                }}
              />
            }
          />
          <Box sx={{ mt: 2 }}>
            <Button autoFocus variant="outlined" size="small" onClick={() => setIsOpen(false)}>
              {copy.close}
            </Button>
          </Box>
        </AdminDialog>
      )}
    </>
  );
}

/** On a wide screen the list has two columns, read from top to bottom. */
const keyList = {
  columnCount: { sm: 2 },
  mt: 2,
  mb: 0,
  '& > div': { display: 'grid', gridTemplateColumns: '1.5rem 1fr', pb: 1, breakInside: 'avoid' },
} as const;

function Keys({ keys }: { keys: readonly (readonly [key: string, words: string])[] }) {
  return (
    <Box component="dl" sx={keyList}>
      {keys.map(([key, words]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </Box>
  );
}
