import { jobAlertMessages, mostJobAlerts } from '@site/contract/alerts/job-alert';
import { type Country, countries } from '@site/contract/firm/countries';
import { daysAfter, hourOfDay } from '@site/contract/jobs/job-closing';
import { dayMilliseconds, hourMilliseconds, minuteMilliseconds } from '@site/contract/shared/time';
import { branch, home, otherBranch } from '@site/contract/test-support/offices';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endRefusedAlert, removeEndedAlerts } from '../../functions/src/alerts/job-alert.ts';
import { askForRenewals, sendDigests } from '../../functions/src/alerts/send-job-alerts.ts';
import { erasePerson, exportPerson } from '../../functions/src/desk/person.ts';
import { setJobState } from '../../functions/src/jobs/save-job.ts';
import { sendBySmtp } from '../../functions/src/mail/smtp-transport.ts';
import { removeExpiredSubmissions } from '../../functions/src/nightly/remove-expired-submissions.ts';
import { siteOrigin } from '../../functions/src/shared/configuration.ts';
import { readSetAside } from '../../functions/src/shared/set-aside.ts';
import { forEachOf } from '../support/all-at-once.ts';
import { FailingMailServer } from '../support/failing-mail-server.ts';
import { readsOf } from '../support/firestore-reads.ts';
import { adminRequest } from '../support/handler-requests.ts';
import { atEveryStep, interruptions, whenTried } from '../support/interruption.ts';
import { ownAlerts } from '../support/own-alerts.ts';
import { setTime } from '../support/own-clock.ts';
import { ownProject } from '../support/own-project.ts';

const project = ownProject('job-alerts');
const firestore = await project.firestore();
const email = 'ana@example.org';

const { ask, confirm, read, subscribe, publish, mailsTo, tokenOf, documents, handlers } = ownAlerts(project);
const run = () => sendDigests(new Date());
const askAgain = () => askForRenewals(new Date());
const removeEnded = () => removeEndedAlerts(new Date());
const origin = siteOrigin();

/** Gives a time in the time zone of the home country, by which alerts of all countries are sent. */
const atHome = (day: string, hour: number, minutes = 0) =>
  new Date(hourOfDay(home.country, day, hour).getTime() + minutes * minuteMilliseconds);

beforeEach(() => setTime(atHome('2026-11-23', 12)));
afterEach(project.clear);

const subjects = async (to = email) => (await mailsTo(to)).map(({ message }) => message.subject);
const texts = async (to = email) => (await mailsTo(to)).map(({ message }) => message.text).join('\n');
const by = { uid: 'an-admin', email: 'admin@example.com' };

describe('asking for an alert', () => {
  it('emails a link, and sends nothing else until the subscriber confirms the alert', async () => {
    expect(await ask(email)).toEqual({ message: jobAlertMessages.asked });
    const [mail] = await mailsTo(email);
    const token = await tokenOf(email);
    expect(mail?.message.text).toContain(`${origin}/job-alert#${token}\n`);
    expect(mail?.message.html).toContain(` href="${origin}/job-alert#${token}">`);
    expect(JSON.stringify(await project.documents('mail'))).not.toContain(token.slice(65));
    setTime(atHome('2026-11-23', 20));
    await publish();
    setTime(atHome('2026-11-24', 8));
    expect(await run()).toBe(0);
    expect(await confirm(token)).toMatchObject({ isConfirmed: true });
    expect(await subjects()).toEqual(['Please confirm your job alert']);
  });

  it('gets the same answer for a known address and an unknown one; only the email tells the difference', async () => {
    await subscribe(email);
    setTime(atHome('2026-11-23', 14));
    expect([await ask(email), await ask('bo@example.org')]).toEqual(
      Array.from({ length: 2 }, () => ({ message: jobAlertMessages.asked })),
    );
    expect(await subjects()).toEqual(['Please confirm your job alert', 'You already have this job alert']);
    expect(await documents(email)).toHaveLength(1);
  });

  it('twice with the same choice makes one alert, and another choice makes another, up to five', async () => {
    for (const discipline of ['Design & Engineering', 'Grid Studies', 'Earthing', 'Cables']) {
      await publish({ type: discipline });
      await subscribe(email, { discipline });
    }
    await ask(` ${email.toUpperCase()} `.trim(), { discipline: 'grid studies' });
    await subscribe(email, { country: branch.country });
    expect(await documents(email)).toHaveLength(5);
    setTime(atHome('2026-11-24', 14));
    const sixth = subscribe(email, { country: home.country, discipline: 'Cables' });
    await expect(sixth).rejects.toThrow(jobAlertMessages.tooMany);
    expect((await documents(email)).filter(({ choice }) => choice !== undefined)).toHaveLength(mostJobAlerts);
  });

  it('a thousand times for the address of another person sends few emails, and stores little', {
    tags: ['weekly'],
  }, async () => {
    // Each spelling has its own task, so the requests come as fast as a flood can.
    const spelt = Array.from({ length: 1000 }, (_, index) => `v.ic.tim+${index}@example.org`);
    await forEachOf(spelt.slice(0, 40), (one) => ask(one));
    for (const one of spelt.slice(40, 60)) await ask(one);
    expect(await project.documents('mail')).toHaveLength(mostJobAlerts);
    expect(await project.documents('alerts')).toHaveLength(mostJobAlerts);
    await ask('bo@example.org');
    expect(await mailsTo('bo@example.org')).toHaveLength(1);
  });

  it('by a program gets the same answer, and nothing is stored', async () => {
    expect(await ask(email, {}, false)).toEqual({ message: jobAlertMessages.asked });
    expect(await project.things()).toEqual([]);
  });

  it('for a discipline that no job has had is refused; the discipline of a draft does not count', async () => {
    const draft = await publish({ type: 'Secret Project' });
    await firestore.collection('jobs').doc(draft._id).update({ isActive: false, publishedAt: null });
    await publish({ type: 'Cables' });
    const { data } = await handlers.listAlertDisciplines();
    expect(data.disciplines).toContain('Cables');
    await expect(ask(email, { discipline: 'Astrology' })).rejects.toMatchObject({
      status: 400,
      errors: { discipline: 'Discipline is not one of the options' },
    });
  });
});

describe('a link', () => {
  const end = (token: string) => handlers.endJobAlert(adminRequest<'endJobAlert'>({ body: { token } }));
  const oneClick = (token: string) =>
    handlers.endJobAlertAtOnce(adminRequest<'endJobAlertAtOnce'>({ query: { token } }));

  it('that an email scanner follows neither confirms nor ends an alert', async () => {
    await ask(email);
    const token = await tokenOf(email);
    const open = () => handlers.openJobAlert(adminRequest<'openJobAlert'>({ query: { token } }));
    expect(await open()).toEqual({ location: `/job-alert#${token}` });
    expect(await read(token)).toMatchObject({ data: { alert: { isConfirmed: false } } });
    await confirm(token);
    for (let times = 0; times < 3; times += 1) await open();
    expect(await read(token)).toMatchObject({ data: { alert: { isConfirmed: true } } });
    const cut = handlers.openJobAlert(adminRequest<'openJobAlert'>({ query: { token: token.slice(0, 40) } }));
    expect(await cut).toEqual({ location: '/job-alert#cut' });
  });

  it('ends the alert and its emails with one click, and answers the same for an alert that is gone', async () => {
    const token = await subscribe(email);
    const ended = { message: jobAlertMessages.ended };
    expect(await oneClick(token)).toEqual(ended);
    expect([await project.documents('alerts'), await project.documents('mail')]).toEqual([[], []]);
    expect([await oneClick(token), await oneClick(`${'0'.repeat(64)}.${'A'.repeat(43)}`)]).toEqual([ended, ended]);
  });

  it('with a wrong token, or after the end, opens no alert', async () => {
    const token = await subscribe(email);
    const other = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    for (const act of [read, end]) await expect(act(other)).rejects.toMatchObject({ status: 404 });
    await oneClick(other);
    await expect(oneClick(token.slice(0, 80))).rejects.toMatchObject({ status: 404 });
    expect(await documents(email)).toHaveLength(1);
    await end(token);
    for (const act of [read, end])
      await expect(act(token)).rejects.toMatchObject({ status: 404, message: jobAlertMessages.linkEnded });
    await expect(handlers.confirmJobAlert(adminRequest<'confirmJobAlert'>({ body: { token } }))).rejects.toMatchObject({
      status: 404,
    });
  });

  it('is not stored: a copy of the database leads to no alert', async () => {
    const token = await subscribe(email);
    const [, key = ''] = token.split('.');
    expect(await read(token)).toBeDefined();
    for (const name of ['alerts', 'mail'] as const)
      expect(JSON.stringify(await project.documents(name))).not.toContain(key);
  });

  it('of an ended alert does not open a later alert of the same person', async () => {
    const token = await subscribe(email);
    await end(token);
    setTime(atHome('2026-11-23', 14));
    expect(await subscribe(email)).not.toBe(token);
    await expect(read(token)).rejects.toMatchObject({ status: 404 });
  });

  it('is in each email that leaves, with both headers, and in no email after the end', async () => {
    const token = await subscribe(email);
    const [mail] = await mailsTo(email);
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': `<${origin}/api/job-alerts/one-click?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    await firestore.collection('alerts').doc(token.slice(0, 64)).delete();
    await expect(mailsTo(email)).rejects.toMatchObject({ isPermanent: true });
  });
});

describe('an address that the email server does not know', () => {
  const server = new FailingMailServer();
  beforeAll(() => server.start());
  afterAll(() => server.stop());

  const sendFirst = async () => {
    const [mail] = await mailsTo(email);
    if (!mail) throw new Error('There is no email.');
    const error: unknown = await sendBySmtp(server.settings, 'a-mail', mail).catch((reason: unknown) => reason);
    await endRefusedAlert(mail, error);
  };

  it.each([
    ['550 5.1.1 <ana@example.org> unknown', 0],
    ['452 4.2.2 <ana@example.org> is full', 1],
    ['550 5.7.1 Relaying denied', 1],
  ])('ends its alert with all its emails, unlike every other refusal: %s', async (answer, left) => {
    await subscribe(email);
    server.failure = { RCPT: answer };
    await sendFirst();
    expect(await documents(email)).toHaveLength(left);
    expect((await project.documents('mail')).filter(({ alert }) => alert)).toHaveLength(left);
  });
});

describe('the digests of a day', () => {
  async function expectDigestAtEight(country: Country) {
    const eight = hourOfDay(country, '2026-11-24', 8);
    setTime(new Date(eight.getTime() - 60_000));
    expect(await run()).toBe(0);
    setTime(eight);
    expect([await run(), await run()]).toEqual([1, 0]);
    setTime(hourOfDay(country, '2026-11-25', 8));
    expect(await run()).toBe(0);
  }

  it('come at eight by the clock of the office, once, with the new jobs that match', async () => {
    const cables = 'cables@example.org';
    await publish({ type: 'Cables' });
    await subscribe(email, { country: branch.country });
    await subscribe(cables, { country: branch.country, discipline: 'Cables' });
    setTime(atHome('2026-11-23', 18));
    await publish({ country: branch.country, place: 'Pune', type: 'Earthing', title: 'Earthing Engineer' });
    await expectDigestAtEight(branch.country);
    expect(await subjects()).toEqual(['Please confirm your job alert', 'New opening: Earthing Engineer']);
    expect(await subjects(cables)).toHaveLength(1);
  });

  it('of all countries come by the clock of the home country, without jobs from before the alert', async () => {
    await publish({ type: 'Cables', title: 'Old one' });
    await subscribe(email);
    setTime(atHome('2026-11-23', 18));
    await publish({ country: branch.country, place: 'Pune', type: 'Earthing', title: 'Earthing Engineer' });
    await publish({ title: 'Office Assistant' });
    await expectDigestAtEight(home.country);
    expect(await subjects()).toEqual(['Please confirm your job alert', '2 new openings']);
    const text = await texts();
    expect(text).toMatch(
      new RegExp(`Office Assistant\\nColchester · ${home.country}.*\\n\\nhttp://127\\.0\\.0\\.1:5000/careers/office`),
    );
    expect(text).not.toContain('Old one');
  });

  it('leave out jobs that have closed in the meantime, or were live before', async () => {
    await subscribe(email);
    setTime(atHome('2026-11-23', 18));
    const [closed, , reopened] = [await publish(), await publish({ title: 'Stays' }), await publish()];
    await setJobState(closed._id, false, by);
    setTime(atHome('2026-11-24', 8));
    expect(await run()).toBe(1);
    expect(await subjects()).toContain('2 new openings');
    setTime(atHome('2026-11-24', 12));
    await setJobState(reopened._id, false, by);
    await setJobState(reopened._id, true, by);
    setTime(atHome('2026-11-25', 8));
    expect(await run()).toBe(0);
  });

  it('name each job once, even if runs are late or missing, or a job is published during a run', async () => {
    await subscribe(email);
    await run();
    setTime(atHome('2026-11-23', 18));
    await publish({ title: 'Monday job' });
    // The scheduled job did not run on Tuesday.
    setTime(atHome('2026-11-25', 7, 55));
    await publish({ title: 'Late job' });
    setTime(atHome('2026-11-25', 15, 30));
    expect(await run()).toBe(1);
    setTime(atHome('2026-11-26', 8));
    expect(await run()).toBe(1);
    expect(await subjects()).toEqual([
      'Please confirm your job alert',
      'New opening: Monday job',
      'New opening: Late job',
    ]);
  });

  /** The days of a year on which the clocks at home change. If the clocks never change, any two days. */
  const changes = Array.from({ length: 365 }, (_, index) => daysAfter('2026-10-01', index)).filter(
    (one) => atHome(one, 8).getTime() - atHome(daysAfter(one, -1), 8).getTime() !== dayMilliseconds,
  );

  it.each(changes.length > 0 ? changes : ['2026-10-25', '2027-03-28'])(
    'come at eight on %s, on which the clocks change',
    async (changed) => {
      setTime(atHome(daysAfter(changed, -1), 9));
      await subscribe(email);
      await publish();
      setTime(new Date(atHome(changed, 8).getTime() - 1));
      expect(await run()).toBe(0);
      setTime(atHome(changed, 8));
      // A job that was published before the alert was confirmed is not new.
      expect(await run()).toBe(0);
      setTime(atHome(changed, 9));
      await publish({ title: 'After the change' });
      setTime(atHome(daysAfter(changed, 1), 8));
      expect(await run()).toBe(1);
      expect(await subjects()).toContain('New opening: After the change');
    },
  );

  // A firm with one office has no other subscribers.
  it.each(countries.slice(1, 2))('reach %s if the head office fails and one alert cannot be read', async (country) => {
    await subscribe(email, { country });
    await subscribe('broken@example.org', { country });
    await subscribe('home@example.org', { country: home.country });
    const [broken] = await documents('broken@example.org');
    await firestore.doc(`alerts/${broken?.id}`).update({ confirmedAt: 'yesterday' });
    await firestore.doc('counters/alertRounds').set({ [home.country]: '0' });
    const eights = [home.country, country].map((one) => hourOfDay(one, '2026-11-24', 8).getTime());
    setTime(new Date(Math.min(...eights) - hourMilliseconds));
    await publish({ country });
    setTime(new Date(Math.max(...eights)));
    await expect(run()).rejects.toThrow(new RegExp(`^${home.country}: \\w+$`));
    expect(await subjects()).toHaveLength(2);
    expect(await readSetAside()).toMatchObject([{ document: `alerts/${broken?.id}` }]);
    // The digests of the day are finished, so later runs query nothing.
    expect((await firestore.doc('counters/alertRounds').get()).data()).toMatchObject({
      [country]: '2026-11-24',
    });
  });

  it('name twenty jobs and count the others', async () => {
    await subscribe(email);
    setTime(atHome('2026-11-23', 18));
    for (let count = 0; count < 22; count += 1) await publish();
    setTime(atHome('2026-11-24', 8));
    await run();
    expect(await subjects()).toContain('22 new openings');
    expect(await texts()).toContain('And 2 more.');
  });

  it('read almost nothing without a new job, and only the matching alerts with one', async () => {
    const batch = firestore.batch();
    for (let index = 0; index < 300; index += 1)
      batch.set(firestore.collection('alerts').doc(`alert-${index}`), {
        email: `reader-${index}@example.org`,
        confirmedAt: new Date(),
        createdAt: new Date(),
        endsAt: new Date('2028-01-01'),
        choice: JSON.stringify([branch.country, 'cables']),
        country: branch.country,
        discipline: 'Cables',
      });
    await batch.commit();
    setTime(atHome('2026-11-23', 18));
    const elsewhere = { country: otherBranch.country, place: 'Tashkent' } as const;
    await publish(elsewhere);
    setTime(atHome('2026-11-24', 12));
    // The reads are: the days of the offices; the new job and the set-aside documents of each office; and two choices, twice,
    // for which no alert exists.
    expect(await readsOf(() => run())).toBe(1 + countries.length * 2 + 2 * 2);
    setTime(atHome('2026-11-25', 12));
    expect(await readsOf(() => run())).toBe(1 + countries.length);
    expect(await readsOf(() => run())).toBe(1);
  });

  for (const kind of interruptions) {
    it(`arrive completely and once, if the run is ${kind} any step`, whenTried(kind), async () => {
      const readers = ['one@example.org', 'two@example.org', 'three@example.org'];
      for (const reader of readers) await subscribe(reader);
      let day = 23;
      await atEveryStep(kind, async (interruption) => {
        setTime(atHome(`2026-11-${day}`, 18));
        await publish();
        day += 1;
        setTime(atHome(`2026-11-${day}`, 8));
        await project.interrupt(interruption, run);
        await run();
        for (const reader of readers) expect(await subjects(reader)).toHaveLength(1 + day - 23);
      });
    });
  }
});

describe('over time, an alert', () => {
  it('ends after seven days if it is not confirmed', async () => {
    await ask(email);
    setTime(atHome('2026-11-30', 11));
    expect(await removeEnded()).toBe(0);
    setTime(atHome('2026-11-30', 13));
    expect(await removeEnded()).toBe(1);
    expect(await project.documents('mail')).toEqual([]);
  });

  it('asks once for a renewal after a year, and ends a month later', async () => {
    const token = await subscribe(email);
    setTime(atHome('2027-11-23', 11));
    expect(await askAgain()).toBe(0);
    setTime(atHome('2027-11-23', 12, 30));
    expect([await askAgain(), await askAgain()]).toEqual([1, 0]);
    expect(await texts()).toContain('the alert will end in 30 days, on 23 December 2027');
    setTime(atHome('2027-12-23', 12));
    expect(await removeEnded()).toBe(0);
    setTime(atHome('2027-12-23', 13));
    expect(await removeEnded()).toBe(1);
    await expect(read(token)).rejects.toMatchObject({ status: 404 });
  });

  it('that is renewed lasts another year, and then asks again', async () => {
    const token = await subscribe(email);
    setTime(atHome('2027-11-24', 12));
    await askAgain();
    await confirm(token);
    setTime(atHome('2028-11-01', 12));
    expect([await askAgain(), await removeEnded()]).toEqual([0, 0]);
    setTime(atHome('2028-11-25', 12));
    expect(await askAgain()).toBe(1);
  });

  it('has its emails deleted after a month, except those that must still be sent', async () => {
    await subscribe(email);
    await ask('bo@example.org');
    const [sent] = (await firestore.collection('mail').where('to', '==', [email]).get()).docs;
    await sent?.ref.update({ 'delivery.state': 'SUCCESS' });
    setTime(atHome('2026-12-24', 12));
    await removeExpiredSubmissions(new Date('2025-01-01'), new Date());
    expect((await project.documents('mail')).map(({ to }) => to)).toEqual([['bo@example.org']]);
  });
});

it('the export of a person has their alerts; erasing the person ends them, and erasing only the applications does not', async () => {
  await subscribe(email, { country: branch.country });
  const { alerts: exported } = await exportPerson(email.toUpperCase());
  expect(exported).toEqual([expect.objectContaining({ email, country: branch.country })]);
  expect(JSON.stringify(exported)).not.toContain('key"');
  expect(await erasePerson(email, ['applications'], new Date())).toMatchObject({ alerts: 0 });
  expect(await documents(email)).toHaveLength(1);
  expect(await erasePerson(email)).toMatchObject({ alerts: 1 });
  expect([await project.documents('alerts'), await project.documents('mail')]).toEqual([[], []]);
});
