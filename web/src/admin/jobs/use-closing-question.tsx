import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Job } from '@site/contract/jobs/job';
import { messages } from '@site/contract/shared/messages';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFirestore } from 'reactfire';
import { closingCopy } from '../../content/product/admin-job-closing.ts';
import { jobListCopy } from '../../content/product/admin-jobs.ts';
import { Choice } from '../components/Choice.tsx';
import { useConfirm } from '../components/use-confirm.tsx';
import { type RefusalTime, useRefusals } from '../messages/use-refusals.ts';
import { useHasRole } from '../session/roles.ts';
import {
  noApplicants,
  type OpenApplicant,
  type OpenApplicants,
  readOpenApplicants,
  statusesAskedAbout,
} from './open-applications.ts';

/** The action that closes jobs; it resolves to whether the jobs were closed. */
interface Closing {
  action: 'deactivate' | 'delete';
  jobs: readonly Job[];
  act: () => Promise<boolean>;
}

const times: readonly RefusalTime[] = ['now', 'tomorrow-morning'];

const namesOf = (applicants: readonly OpenApplicant[]) => applicants.map(({ name }) => name);

interface Refusals {
  time: RefusalTime;
  withInterviewed: boolean;
}

/**
 * Asks what happens to open applicants before jobs are closed. The question names the applicants. Applicants with an interview
 * are turned down only if the admin says so. A deactivation without open applicants does not ask; a deletion always asks.
 * @param focusAfterwards takes the focus if the element that had it is gone
 */
export function useClosingQuestion(focusAfterwards?: RefObject<HTMLElement | null>) {
  const firestore = useFirestore();
  const seesApplications = useHasRole('hiring');
  const refuse = useRefusals();
  const confirm = useConfirm();
  const isAsking = useRef(false);

  async function ask(closing: Closing): Promise<void> {
    const { action, jobs, act } = closing;
    // Admins who may not see applications cannot turn applicants down. The first screen of the admins with the role *hiring*
    // shows who waits.
    const open = seesApplications
      ? await soonOrNone(readOpenApplicants(firestore, referencesOf(closing)))
      : noApplicants;
    if (countOf(open) === 0 && action === 'deactivate') {
      await act();
      return;
    }
    let refusals: Refusals | undefined;
    await confirm({
      title: closingCopy.title(action, jobs),
      text: [
        action === 'delete' && jobs.length === 1 && messages.confirmDelete,
        action === 'delete' && closingCopy.consequence(jobs),
        countOf(open) > 0 && closingCopy.open(countOf(open)),
        open.waiting.length > 0 && closingCopy.waiting(namesOf(open.waiting)),
        open.offered.length > 0 && closingCopy.offered(namesOf(open.offered)),
      ],
      fields: open.waiting.length + open.interviewed.length > 0 && (
        <RefusalFields
          open={open}
          onChange={(chosen) => {
            refusals = chosen;
          }}
        />
      ),
      confirm: jobListCopy.actions[action],
      busy: closingCopy.busy[action],
      focusAfterwards,
      act: async () => {
        if (!(await act()) || !refusals) return;
        const { time, withInterviewed } = refusals;
        const ids = turnedDown(open, withInterviewed).map(({ id }) => id);
        if (ids.length > 0) await refuse({ ids, onlyFrom: statusesAskedAbout(withInterviewed) }, time);
      },
    });
  }

  return async (closing: Closing): Promise<void> => {
    if (isAsking.current) return;
    isAsking.current = true;
    await ask(closing).finally(() => {
      isAsking.current = false;
    });
  };
}

const turnedDown = ({ waiting, interviewed }: OpenApplicants, withInterviewed: boolean) =>
  withInterviewed ? [...waiting, ...interviewed] : waiting;

interface RefusalFieldsProps {
  open: OpenApplicants;
  onChange: (chosen: Refusals | undefined) => void;
}

function RefusalFields({ open, onChange }: RefusalFieldsProps) {
  const [time, setTime] = useState<RefusalTime>();
  const [withInterviewed, setWithInterviewed] = useState(false);
  useEffect(() => onChange(time && { time, withInterviewed }), [time, withInterviewed, onChange]);
  return (
    <>
      {open.interviewed.length > 0 && (
        <FormControlLabel
          label={closingCopy.interviewed(namesOf(open.interviewed))}
          sx={{ mb: 1 }}
          control={<Checkbox checked={withInterviewed} onChange={({ target }) => setWithInterviewed(target.checked)} />}
        />
      )}
      {turnedDown(open, withInterviewed).length > 0 && (
        <Choice
          label={closingCopy.refusals}
          all={closingCopy.noRefusals}
          values={times}
          words={(value) => closingCopy.times[value]}
          value={time}
          onChange={setTime}
        />
      )}
    </>
  );
}

const countOf = ({ waiting, interviewed, offered }: OpenApplicants) =>
  waiting.length + interviewed.length + offered.length;

/**
 * Limits the time for reading the applicants: the jobs are closed even if the read is slow or fails. The first screen shows the
 * applicants afterwards.
 */
function soonOrNone(read: Promise<OpenApplicants>): Promise<OpenApplicants> {
  const none = new Promise<OpenApplicants>((resolve) => {
    setTimeout(resolve, 2000, noApplicants);
  });
  return Promise.race([read, none]).catch(() => noApplicants);
}

/** Gives the references of the jobs that the action closes. */
function referencesOf({ action, jobs }: Closing): string[] {
  const closed = action === 'delete' ? jobs : jobs.filter(({ isActive }) => isActive);
  return closed.flatMap(({ reference }) => reference ?? []);
}
