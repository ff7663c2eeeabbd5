import styled from '@emotion/styled/base';
import { type SubmissionStatus, statusWords } from '@ohmbridge/functions/contract/submission-kinds';
import { useRef, useState } from 'react';
import { moveCopy } from '../../../content/admin-submissions.ts';
import { colours, measures } from '../../../theme/tokens.ts';
import { TextAction } from '../components/TextAction.tsx';

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 16px' });

const Select = styled('select')({
  flex: 1,
  minWidth: 128,
  minHeight: 36,
  border: `1px solid ${colours.outline}`,
  borderRadius: measures.radius,
  background: colours.paper,
  color: colours.ink,
  font: 'inherit',
  fontSize: '0.9375rem',
});

interface MoveToProps<Status extends SubmissionStatus> {
  /** What the list is for, where nobody sees what it stands beside. */
  label: string;
  statuses: readonly Status[];
  /** Where it stands; without it, it is about many that stand here and there. */
  current?: Status;
  isBusy?: boolean;
  onMove: (status: Status) => void;
}

/** A list of where something can be moved. Arrow keys go through it without moving anything: that is the button's. */
export function MoveTo<Status extends SubmissionStatus>({
  label,
  statuses,
  current,
  isBusy = false,
  onMove,
}: MoveToProps<Status>) {
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState<Status>();
  const target = chosen === current ? undefined : chosen;
  const move = () => {
    if (!target || isBusy) return;
    // The button that was pressed goes away.
    select.current?.focus();
    setChosen(undefined);
    onMove(target);
  };
  return (
    <Line>
      <Select
        ref={select}
        aria-label={label}
        value={target ?? current ?? ''}
        onChange={(event) => setChosen(statuses.find((status) => status === event.target.value))}
      >
        {current === undefined && <option value="">{moveCopy.moveTo}</option>}
        {statuses.map((status) => (
          <option key={status} value={status}>
            {statusWords[status]}
          </option>
        ))}
      </Select>
      {target && (
        <TextAction aria-disabled={isBusy} onClick={move}>
          {moveCopy.move}
        </TextAction>
      )}
    </Line>
  );
}
