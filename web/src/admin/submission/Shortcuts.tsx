import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { type SubmissionKind, type SubmissionStatus, statusWords } from '@site/contract/desk/submission-kinds';
import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { submissionCopy } from '../../content/product/admin-submission.ts';
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
  const id = useId();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const [isOn, setIsOn] = useState(areSingleKeysOn);
  const go = (pathname: string | undefined) => pathname && void navigate({ pathname, search });
  const decisions = decisionsOf(kind).map((status) => ({ key: keyOfDecision(kind, status), status }));

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
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        aria-labelledby={id}
        transitionDuration={0}
        // Material UI makes a dark background lighter for each elevation, so the paper has none.
        slotProps={{ paper: { variant: 'outlined' } }}
      >
        <DialogTitle id={id}>{copy.title}</DialogTitle>
        <DialogContent>
          <Box
            component="dl"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'auto 1fr',
              gap: '8px 16px',
              '& > div': { display: 'contents' },
            }}
          >
            {[
              ...decisions.map(({ key, status }) => [key, statusWords[status]]),
              ...Object.entries({ ...copy.keys, '?': copy.list }),
            ].map(([key, words]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{words}</dd>
              </div>
            ))}
          </Box>
          <FormControlLabel
            label={copy.on}
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
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" size="small" onClick={() => setIsOpen(false)}>
            {copy.close}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
