import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Job } from '@ohmbridge/contract/jobs/job';
import { messages } from '@ohmbridge/contract/shared/messages';
import { type RefObject, useRef, useState } from 'react';
import { useFirestore } from 'reactfire';
import { closingCopy } from '../../content/admin-job-closing.ts';
import { jobListCopy } from '../../content/admin-jobs.ts';
import { Choice } from '../components/Choice.tsx';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { type RefusalTime, useRefusals } from '../messages/use-refusals.ts';
import { useHasRole } from '../session/use-roles.ts';
import {
  noApplicants,
  type OpenApplicant,
  type OpenApplicants,
  readOpenApplicants,
  statusesAskedAbout,
} from './open-applications.ts';

/** What closes jobs, and how it is done: whether it was. */
interface Closing {
  action: 'deactivate' | 'delete';
  jobs: readonly Job[];
  act: () => Promise<boolean>;
}

const times: readonly RefusalTime[] = ['now', 'tomorrow-morning'];

const namesOf = (applicants: readonly OpenApplicant[]) => applicants.map(({ name }) => name);

/**
 * Asks, before jobs are closed, what happens to their open applicants: by name, and to those with an interview only if the
 * admin says so. A deactivation without open applicants does not ask; a deletion always asks.
 * @param focusAfterwards takes the focus where the element that had it is gone
 */
export function useClosingQuestion(focusAfterwards?: RefObject<HTMLElement | null>) {
  const firestore = useFirestore();
  const seesApplications = useHasRole('hiring');
  const refuse = useRefusals();
  const [asked, setAsked] = useState<Closing & { open: OpenApplicants }>();
  const [time, setTime] = useState<RefusalTime>();
  const [withInterviewed, setWithInterviewed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const isCounting = useRef(false);

  async function ask(closing: Closing): Promise<void> {
    if (isCounting.current) return;
    isCounting.current = true;
    setTime(undefined);
    setWithInterviewed(false);
    // Whoever sees no applications turns nobody down: the first screen of those who do tells them.
    const open = seesApplications
      ? await soonOrNone(readOpenApplicants(firestore, referencesOf(closing)))
      : noApplicants;
    if (countOf(open) === 0 && closing.action === 'deactivate') await closing.act();
    else setAsked({ ...closing, open });
    isCounting.current = false;
  }

  const meant = asked ? [...asked.open.waiting, ...(withInterviewed ? asked.open.interviewed : [])] : [];

  async function close(closing: Closing): Promise<void> {
    setIsBusy(true);
    if ((await closing.act()) && time && meant.length > 0)
      await refuse({ ids: meant.map(({ id }) => id), onlyFrom: statusesAskedAbout(withInterviewed) }, time);
    setIsBusy(false);
    setAsked(undefined);
  }

  const question = asked && (
    <ConfirmDialog
      title={closingCopy.title(asked.action, asked.jobs)}
      confirm={isBusy ? closingCopy.busy[asked.action] : jobListCopy.actions[asked.action]}
      isBusy={isBusy}
      {...(focusAfterwards && { focusAfterwards })}
      fields={
        asked.open.waiting.length + asked.open.interviewed.length > 0 && (
          <>
            {asked.open.interviewed.length > 0 && (
              <FormControlLabel
                label={closingCopy.interviewed(namesOf(asked.open.interviewed))}
                slotProps={{ typography: { variant: 'body2' } }}
                sx={{ mr: 0, ml: '-10px', mb: 1 }}
                control={
                  <Checkbox checked={withInterviewed} onChange={({ target }) => setWithInterviewed(target.checked)} />
                }
              />
            )}
            {meant.length > 0 && (
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
        )
      }
      onConfirm={() => void close(asked)}
      onCancel={() => setAsked(undefined)}
    >
      {asked.action === 'delete' && asked.jobs.length === 1 && <p>{messages.confirmDelete}</p>}
      {asked.action === 'delete' && <p>{closingCopy.consequence(asked.jobs)}</p>}
      {countOf(asked.open) > 0 && <p>{closingCopy.open(countOf(asked.open))}</p>}
      {asked.open.waiting.length > 0 && <p>{closingCopy.waiting(namesOf(asked.open.waiting))}</p>}
      {asked.open.offered.length > 0 && <p>{closingCopy.offered(namesOf(asked.open.offered))}</p>}
    </ConfirmDialog>
  );
  return { ask, question };
}

const countOf = ({ waiting, interviewed, offered }: OpenApplicants) =>
  waiting.length + interviewed.length + offered.length;

/**
 * If the applicants cannot be read soon, the jobs are closed all the same: the first screen shows the applicants afterwards.
 */
function soonOrNone(read: Promise<OpenApplicants>): Promise<OpenApplicants> {
  const none = new Promise<OpenApplicants>((resolve) => {
    setTimeout(resolve, 2000, noApplicants);
  });
  return Promise.race([read, none]).catch(() => noApplicants);
}

/** The jobs that are closed by it, by what applications name them by. */
function referencesOf({ action, jobs }: Closing): string[] {
  const closed = action === 'delete' ? jobs : jobs.filter(({ isActive }) => isActive);
  return closed.flatMap(({ reference }) => reference ?? []);
}
