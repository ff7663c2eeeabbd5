import { submitContactRoute } from '@site/contract/desk/submission-routes';
import type { Mail } from '@site/contract/mail/mail';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { receiveSubmissionHandlers } from '../../functions/src/desk/receive-submission.ts';
import { deliver } from '../../functions/src/mail/delivery-attempt.ts';
import { leaseMilliseconds } from '../../functions/src/mail/delivery-plan.ts';
import { enqueueDelivery } from '../../functions/src/mail/mail-tasks.ts';
import * as outbox from '../../functions/src/mail/outbox.ts';
import { sendBySmtp } from '../../functions/src/mail/smtp-transport.ts';
import { sweepOutbox } from '../../functions/src/mail/sweep-outbox.ts';
import { validContact } from '../support/factories.ts';
import { FailingMailServer, headerOf } from '../support/failing-mail-server.ts';
import { adminRequest } from '../support/handler-requests.ts';
import { atEveryStep, Interruption, interruptions, whenTried } from '../support/interruption.ts';
import { setTime, wait } from '../support/own-clock.ts';
import { ownProject } from '../support/own-project.ts';

const project = ownProject('interrupted-delivery');
const server = new FailingMailServer();
const minutes = 60_000;
const { beginDelivery, finishDelivery } = outbox;

beforeAll(() => server.start());
afterAll(() => server.stop());

/** Follows an enquiry from the form to the office, with the clock of the test. */
function theWayOfAnEnquiry() {
  // Each enquiry begins today. With a clock far from Firestore's own, the delivery would treat the email as one of a restored
  // copy.
  vi.useRealTimers();
  setTime(new Date());
  const body = submitContactRoute.body.parse(validContact());
  const idempotencyKey = crypto.randomUUID();
  /** The number of tasks that have run. */
  let done = 0;
  project.tasks.length = 0;
  const mailServer = {
    send: (id: string, mail: Mail) => sendBySmtp(server.settings, id, mail),
  };

  /** Sends the form under the key of this enquiry. */
  async function submit(interruption = never()): Promise<void> {
    const request = adminRequest<'submitContact'>({ body, idempotencyKey });
    await interruption.step('the submission', () => receiveSubmissionHandlers.submitContact(request));
  }

  /** Does the work of the event about a new document in the outbox. The event can come more than once. */
  async function queueMails(interruption = never()): Promise<void> {
    for (const { id } of await project.documents('mail'))
      await interruption.step('the queue', () => enqueueDelivery(id, id));
  }

  /** Does the work of a task. */
  function attempt(id: string, interruption = never()): Promise<'done' | 'again'> {
    const { send } = interruption.watch('mailServer', mailServer);
    vi.spyOn(outbox, 'beginDelivery').mockImplementation((...args) =>
      interruption.step('outbox.begin', () => beginDelivery(...args)),
    );
    vi.spyOn(outbox, 'finishDelivery').mockImplementation((...args) =>
      interruption.step('outbox.finish', () => finishDelivery(...args)),
    );
    return deliver(id, { send, wait, maxAttempts: 5 });
  }

  async function runTasks(interruption?: Interruption): Promise<void> {
    // An interrupted task is lost as well, so only the sweep can find the email.
    const tasks = project.tasks.slice(done);
    done = project.tasks.length;
    for (const { task } of tasks) await attempt((task as { mail: string }).mail, interruption);
  }

  async function sweep(): Promise<void> {
    await sweepOutbox(new Date(), 30 * minutes);
  }

  return { submit, queueMails, runTasks, attempt, sweep };
}

const never = () => new Interruption('killed before', Number.POSITIVE_INFINITY);

async function theOneMail() {
  const mails = await project.documents('mail');
  expect(mails, 'emails in the outbox').toHaveLength(1);
  return mails[0];
}

describe('an enquiry whose delivery is interrupted', () => {
  for (const kind of interruptions) {
    it(`${kind} any of its steps is neither lost nor doubled`, whenTried(kind), async () => {
      const steps = await atEveryStep(kind, async (interruption) => {
        await project.clear();
        server.taken.splice(0);
        const way = theWayOfAnEnquiry();
        await interruption.run(async () => {
          await way.submit(interruption);
          await way.queueMails(interruption);
          await way.runTasks(interruption);
        });
        const when = interruption.struck ?? 'uninterrupted';

        // A visitor without an answer sends the form again.
        await way.submit();
        // The sweep comes every ten minutes.
        for (let time = 0; time < 5; time += 1) {
          wait(11 * minutes);
          await way.sweep();
          await way.runTasks();
        }

        expect(await project.documents('enquiries'), `enquiries, ${when}`).toHaveLength(1);
        expect((await theOneMail())?.delivery, when).toMatchObject({ state: 'SUCCESS', leaseExpireTime: null });
        const ids = server.taken.map((mail) => headerOf(mail, 'Message-ID'));
        expect(new Set(ids).size, `mails, ${when}`).toBe(1);
        // The outcome is unknown between the answer of the email server and its record, so the same email is sent again.
        const isUnknowable = /(failed after|killed before|failed before) (mailServer.send|outbox.finish)/.test(when);
        if (!isUnknowable) expect(ids, `copies, ${when}`).toHaveLength(1);
      });
      expect(steps, 'steps').toBe(5);
    });
  }

  it('in the middle of sending continues when the lease has expired, and not before', async () => {
    await project.clear();
    server.taken.splice(0);
    const way = theWayOfAnEnquiry();
    await way.submit();
    const id = (await theOneMail())?.id ?? '';
    const interruption = new Interruption('killed before', 2);
    await interruption.run(() => way.attempt(id, interruption));
    expect(interruption.struck).toBe('killed before mailServer.send');

    wait(leaseMilliseconds - 1);
    await way.sweep();
    await way.runTasks();
    expect(await way.attempt(id)).toBe('again');
    expect(server.taken).toHaveLength(0);

    wait(1);
    await way.sweep();
    await way.runTasks();
    expect(server.taken).toHaveLength(1);
    expect((await theOneMail())?.delivery).toMatchObject({ state: 'SUCCESS', attempts: 2 });
  });

  it('never makes one email, even if every event comes five times', async () => {
    await project.clear();
    server.taken.splice(0);
    const way = theWayOfAnEnquiry();
    const five = <Result>(act: () => Promise<Result>) => Promise.all(Array.from({ length: 5 }, act));
    await five(() => way.submit());
    await five(() => way.queueMails());
    const id = (await theOneMail())?.id ?? '';
    await five(() => way.attempt(id));
    await five(() => way.runTasks());
    await five(() => way.sweep());
    await way.runTasks();
    expect(await project.documents('enquiries')).toHaveLength(1);
    expect(server.taken).toHaveLength(1);
  });
});
