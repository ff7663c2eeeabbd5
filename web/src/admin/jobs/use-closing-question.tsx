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
import { countOpenApplications, openApplicationIds } from './open-applications.ts';

/** What closes jobs, and how it is done: whether it was. */
interface Closing {
  action: 'deactivate' | 'delete';
  jobs: readonly Job[];
  act: () => Promise<boolean>;
}

const times: readonly RefusalTime[] = ['now', 'tomorrow-morning'];

/**
 * Asks, before jobs are closed, what becomes of those who have applied for them and are still open. Nobody is asked who
 * deactivates what nobody waits for; a deletion is asked about in any case.
 * @param focusAfterwards takes the focus where the element that had it is gone
 */
export function useClosingQuestion(focusAfterwards?: RefObject<HTMLElement | null>) {
  const firestore = useFirestore();
  const seesApplications = useHasRole('hiring');
  const refuse = useRefusals();
  const [asked, setAsked] = useState<Closing & { open: number }>();
  const [time, setTime] = useState<RefusalTime>();
  const [isBusy, setIsBusy] = useState(false);
  const isCounting = useRef(false);

  async function ask(closing: Closing): Promise<void> {
    if (isCounting.current) return;
    isCounting.current = true;
    setTime(undefined);
    // Whoever sees no applications turns nobody down: the first screen of those who do tells them.
    const open = seesApplications ? await soonOrNone(countOpenApplications(firestore, referencesOf(closing))) : 0;
    if (open === 0 && closing.action === 'deactivate') await closing.act();
    else setAsked({ ...closing, open });
    isCounting.current = false;
  }

  async function close(closing: Closing): Promise<void> {
    setIsBusy(true);
    if ((await closing.act()) && time) await refuse(() => openApplicationIds(firestore, referencesOf(closing)), time);
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
        asked.open > 0 && (
          <Choice
            label={closingCopy.refusals}
            all={closingCopy.noRefusals}
            values={times}
            words={(value) => closingCopy.times[value]}
            value={time}
            onChange={setTime}
          />
        )
      }
      onConfirm={() => void close(asked)}
      onCancel={() => setAsked(undefined)}
    >
      {asked.action === 'delete' && asked.jobs.length === 1 && <p>{messages.confirmDelete}</p>}
      {asked.action === 'delete' && <p>{closingCopy.consequence(asked.jobs)}</p>}
      {asked.open > 0 && <p>{closingCopy.open(asked.open)}</p>}
    </ConfirmDialog>
  );
  return { ask, question };
}

/** Who cannot be counted soon keeps no job from being closed: the first screen tells of them afterwards. */
function soonOrNone(count: Promise<number>): Promise<number> {
  const none = new Promise<number>((resolve) => {
    setTimeout(resolve, 2000, 0);
  });
  return Promise.race([count, none]).catch(() => 0);
}

/** The jobs that are closed by it, by what applications name them by. */
function referencesOf({ action, jobs }: Closing): string[] {
  const closed = action === 'delete' ? jobs : jobs.filter(({ isActive }) => isActive);
  return closed.flatMap(({ reference }) => reference ?? []);
}
