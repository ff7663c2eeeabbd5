import { fullName } from '@site/contract/desk/hidden-names';
import type { InterviewRecord } from '@site/contract/desk/interviews';
import { isAhead } from '@site/contract/desk/interviews';
import { lazy, Suspense, useState } from 'react';
import { moveInterviewCopy as copy } from '../../content/product/admin-interviews.ts';
import { useNow } from '../../shared/use-now.ts';
import { TextAction } from '../components/TextAction.tsx';
import { useHasRole } from '../session/roles.ts';

const MoveDialog = lazy(async () => ({ default: (await import('./MoveDialog.tsx')).MoveDialog }));

interface MoveInterviewProps {
  application: string;
  interview: InterviewRecord;
}

/** The button that moves an arranged interview, for admins who may arrange interviews. */
export function MoveInterview({ application, interview }: MoveInterviewProps) {
  // The interview as the admin saw it: the API refuses the move if the interview has changed since then.
  const [seen, setSeen] = useState<InterviewRecord>();
  const arranges = useHasRole('hiring');
  const now = useNow();
  const { state, time } = interview;
  if (!seen && !(arranges && state === 'arranged' && time && isAhead(time, now))) return null;
  return (
    <>
      <TextAction subject={copy.of(fullName(interview.applicant))} onClick={() => setSeen(interview)}>
        {copy.open}
      </TextAction>
      <Suspense>
        {seen && <MoveDialog application={application} interview={seen} onClose={() => setSeen(undefined)} />}
      </Suspense>
    </>
  );
}
