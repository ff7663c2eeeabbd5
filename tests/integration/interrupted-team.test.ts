import { describe, expect, it } from 'vitest';
import { atEveryStep, interruptions, whenTried } from '../support/interruption.ts';
import { setTime } from '../support/own-clock.ts';
import { ownProject } from '../support/own-project.ts';
import { ownTeam } from '../support/own-team.ts';

const project = ownProject('interrupted-team');
const team = ownTeam(project);
const { addressOf, admin, invite, remove, resetSecondFactor, status } = team;
const { account, recordOf, halvesOf, mailsTo, linesAbout } = team;
const auth = project.auth();

for (const kind of interruptions) {
  describe(`${kind} any of its steps,`, whenTried(kind), () => {
    it('an invitation never makes half an admin, and a repeated one is complete', async () => {
      const steps = await atEveryStep(kind, async (interruption) => {
        await project.clear();
        const caller = await admin();
        const email = addressOf('grace');
        await project.interrupt(interruption, () => invite(caller, email));
        const when = interruption.struck ?? 'uninterrupted';
        const [record] = (await project.documents('admins')).filter(({ id }) => id !== caller.uid);
        if (record) expect(await halvesOf(record.id), `halves, ${when}`).toEqual({ claim: true, record: true });
        await invite(caller, email);
        expect(await halvesOf((await account(email)).uid), `halves in the end, ${when}`).toEqual({
          claim: true,
          record: true,
        });
        expect(await mailsTo(email), `mails, ${when}`).toHaveLength(1);
        expect(await linesAbout(email), `history, ${when}`).toEqual(['invited']);
      });
      expect(steps, 'steps').toBeGreaterThan(5);
    });

    it('an interrupted reset never leaves the old password without a second factor, and a repeated one is complete', async () => {
      const steps = await atEveryStep(kind, async (interruption) => {
        await project.clear();
        const [caller, colleague] = [await admin(), await admin('charles')];
        const factors = (await project.firestore()).collection('secondFactors').doc(colleague.uid);
        await factors.set({ passkeys: [{ id: 'lost' }], recoveryCodes: [], begun: {} });
        const { passwordHash } = await auth.getUser(colleague.uid);
        await project.interrupt(interruption, () => resetSecondFactor(caller, colleague.uid));
        const when = interruption.struck ?? 'uninterrupted';
        if (!(await factors.get()).exists)
          expect((await auth.getUser(colleague.uid)).passwordHash, `password, ${when}`).not.toBe(passwordHash);
        // The reset is repeated if work is left, and otherwise refused because it is complete.
        expect([200, 409]).toContain(await status(resetSecondFactor(caller, colleague.uid)));
        expect((await factors.get()).exists, `factor in the end, ${when}`).toBe(false);
        expect(await mailsTo(colleague.user.email), `mails, ${when}`).toHaveLength(2);
        expect(await linesAbout(colleague.user.email), `history, ${when}`).toEqual(['second-factor-reset']);
      });
      expect(steps, 'steps').toBeGreaterThan(3);
    });

    it('a removal locks the colleague out from its first step on, and a repeated one is complete', async () => {
      // The emulator counts the sessions of a new account from the emulator's own time.
      const later = new Date(Date.now() + 3_600_000);
      setTime(later);
      let attempts = 0;
      const steps = await atEveryStep(kind, async (interruption) => {
        attempts += 1;
        await project.clear();
        const [caller, former] = [await admin(), await admin('charles')];
        await project.interrupt(interruption, () => remove(caller, former.uid));
        const when = interruption.struck ?? 'uninterrupted';
        const isRecorded = (await recordOf(former.uid)) !== undefined;
        // The first step is the transaction that removes the record.
        if (interruption.struck && (attempts > 1 || kind === 'failed after'))
          expect(isRecorded, `record, ${when}`).toBe(false);
        // The removal is repeated if work is left, and otherwise refused because it is complete.
        expect([200, 404]).toContain(await status(remove(caller, former.uid)));
        expect(await halvesOf(former.uid), `halves in the end, ${when}`).toEqual({ claim: false, record: false });
        const { tokensValidAfterTime } = await auth.getUser(former.uid);
        expect(Date.parse(tokensValidAfterTime ?? ''), `sessions, ${when}`).toBeGreaterThan(later.getTime() - 1000);
        expect(await linesAbout(former.user.email), `history, ${when}`).toEqual(['removed']);
      });
      expect(steps, 'steps').toBeGreaterThan(3);
    });
  });
}
