import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type SubmissionStatus, statusWords } from '@ohmbridge/contract/desk/submission-kinds';
import { type ChangeEvent, useRef, useState } from 'react';
import { moveCopy } from '../../content/admin-submissions.ts';
import { colours, measures } from '../../ui/theme/tokens.ts';
import { TextAction } from '../components/TextAction.tsx';

/** The browser's own: a card has no room for a larger one. */
const small = {
  flex: 1,
  minWidth: 128,
  minHeight: 36,
  border: `1px solid ${colours.outline}`,
  borderRadius: `${measures.radius}px`,
  bgcolor: 'background.paper',
  color: 'text.primary',
  fontSize: '0.9375rem',
} as const;

interface MoveToProps<Status extends SubmissionStatus, Subject> {
  /** What the list is for, where nobody sees what it stands beside. */
  label: string;
  statuses: readonly Status[];
  /** Where it stands; without it, it is about many that stand here and there. */
  current?: Status;
  /** What is moved. It may become another while somebody decides: they decide about what they saw. */
  about: Subject;
  isBusy?: boolean;
  onMove: (status: Status, about: Subject) => void;
}

/** A list of where something can be moved. Arrow keys go through it without moving anything: that is the button's. */
export function MoveTo<Status extends SubmissionStatus, Subject>({
  label,
  statuses,
  current,
  about,
  isBusy = false,
  onMove,
}: MoveToProps<Status, Subject>) {
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState<{ status: Status; about: Subject }>();
  const target = chosen?.status === current ? undefined : chosen;
  const move = () => {
    if (!target || isBusy) return;
    // The button that was pressed goes away.
    select.current?.focus();
    setChosen(undefined);
    onMove(target.status, target.about);
  };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Box
        component="select"
        ref={select}
        sx={small}
        aria-label={label}
        value={target?.status ?? current ?? ''}
        onChange={(event: ChangeEvent<HTMLSelectElement>) => {
          const status = statuses.find((one) => one === event.target.value);
          setChosen(status && { status, about: target?.about ?? about });
        }}
      >
        {current === undefined && <option value="">{moveCopy.moveTo}</option>}
        {statuses.map((status) => (
          <option key={status} value={status}>
            {statusWords[status]}
          </option>
        ))}
      </Box>
      {target && (
        <TextAction aria-disabled={isBusy} onClick={move}>
          {moveCopy.move}
        </TextAction>
      )}
    </Stack>
  );
}
