import type { ApplicationRecord } from '@site/contract/desk/submission-record';
import { expect, it } from 'vitest';
import { closingCopy } from '../../content/product/admin-job-closing.ts';
import { openApplicants, statusesAskedAbout } from './open-applications.ts';

const application = (firstName: string, more: Partial<ApplicationRecord>) =>
  ({ id: firstName.toLowerCase(), firstName, lastName: 'Rao', reference: 'A-000001', ...more }) as ApplicationRecord;

it('an applicant with an offer cannot be turned down, and the question asks about an applicant with an interview', () => {
  const interview = { at: '2026-12-03T08:00:00Z', minutes: 45, where: 'Office' };
  const open = openApplicants([
    application('Asha', { status: 'new' }),
    application('Ben', { status: 'offer', interview }),
    application('Chen', { status: 'interview' }),
    application('Dora', { status: 'reviewing', interview }),
    application('Emil', { status: 'reviewing', namesHidden: true }),
  ]);
  expect(open).toEqual({
    waiting: [
      { id: 'asha', name: 'Asha Rao' },
      { id: 'emil', name: 'A-000001' },
    ],
    interviewed: [
      { id: 'chen', name: 'Chen Rao' },
      { id: 'dora', name: 'Dora Rao' },
    ],
    offered: [{ id: 'ben', name: 'Ben Rao' }],
  });
});

it('an applicant with a waiting message that moves them gets no second message', () => {
  const told = application('Asha', {
    status: 'new',
    waitingMove: { to: 'rejected', message: 'a-message', leavesAt: '2026-12-03T09:00:00Z' },
  });
  expect(openApplicants([told]).waiting).toEqual([]);
});

it('applicants who got an interview or an offer after the question get no message', () => {
  expect(statusesAskedAbout(false)).toEqual(['new', 'reviewing']);
  expect(statusesAskedAbout(true)).toEqual(['new', 'reviewing', 'interview']);
});

it('the question names the first five applicants, and the number of the others', () => {
  const names = ['Asha', 'Ben', 'Chen', 'Dora', 'Emil', 'Finn', 'Gita'];
  expect(closingCopy.waiting(names)).toBe('The message is for Asha, Ben, Chen, Dora, Emil and 2 others.');
  expect(closingCopy.waiting(names.slice(0, 6))).toBe('The message is for Asha, Ben, Chen, Dora, Emil and Finn.');
  expect(closingCopy.offered(['Asha'])).toBe('Asha has an offer, and does not get the message.');
});
