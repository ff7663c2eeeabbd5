import styled from '@emotion/styled/base';
import type { Ref } from 'react';
import { jobListCopy } from '../../../content/admin-jobs.ts';
import { colours, families } from '../../../theme/tokens.ts';
import { TextAction } from '../components/TextAction.tsx';
import { type ListAction, listActions } from './job-actions.ts';

// It stays in sight below the rows that it is about. What has the focus scrolls to above it: see `JobTable`.
const Bar = styled('section')({
  position: 'sticky',
  bottom: 0,
  zIndex: 4,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 28px',
  padding: '6px 20px',
  background: colours.paper,
  border: `1px solid ${colours.outline}`,
  borderTop: `2px solid ${colours.ink}`,
});

const Count = styled('p')({ fontFamily: families.mono, fontSize: '0.8125rem', marginRight: 'auto' });

interface SelectedJobsProps {
  ref?: Ref<HTMLElement>;
  count: number;
  isBusy: boolean;
  onAct: (action: ListAction) => void;
  onClear: () => void;
}

/** How many jobs of the list are selected, and what can be done to all of them at once. */
export function SelectedJobs({ ref, count, isBusy, onAct, onClear }: SelectedJobsProps) {
  return (
    <Bar ref={ref} aria-label={jobListCopy.selectedActions}>
      <Count role="status">{jobListCopy.selected(count)}</Count>
      {listActions.map((action) => (
        <TextAction
          key={action}
          {...(action === 'delete' && { color: 'error' })}
          aria-disabled={isBusy}
          onClick={() => onAct(action)}
        >
          {jobListCopy.many[action]}
        </TextAction>
      ))}
      <TextAction onClick={onClear}>{jobListCopy.selectNone}</TextAction>
    </Bar>
  );
}
