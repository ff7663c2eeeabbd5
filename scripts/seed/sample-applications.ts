import type { Application } from '@site/contract/desk/application';
import { type HiringStep, hiringSteps } from '@site/contract/desk/hiring-statistics';
import { type ApplicationStatus, applicationStatuses, submissionReference } from '@site/contract/desk/submission-kinds';
import type { DeskFields } from '@site/contract/desk/submission-record';
import { emailKeyOf, searchTokens } from '@site/contract/desk/submission-search';
import { countries } from '@site/contract/firm/countries';
import { positions } from '@site/contract/firm/positions';
import { dayMilliseconds, hourMilliseconds } from '@site/contract/shared/time';
import { waitsSince } from '../../functions/src/desk/waits-since.ts';

const firstNames = [
  'Asha',
  'Timur',
  'Grace',
  'Priya',
  'Oleg',
  'Malika',
  'Tom',
  'Ravi',
  'Nodira',
  'Helen',
  'Дмитрий',
  'आरती',
];
const lastNames = [
  'Rahman',
  'Yusupov',
  'Hopper',
  'Sharma',
  'Karimov',
  'Okafor',
  'Bright',
  'Iyer',
  'Ahmedova',
  'Clarke',
];
const comments = ['I can start in spring.', 'Relocation is fine.', 'Three years with a distribution operator.'];
const sources = ['linkedin.com', 'google.com', undefined, 'careers-fair', undefined];

/** A sample application on the desk, as stored. */
export interface SampleApplication {
  id: string;
  document: Omit<Application, 'job'> &
    DeskFields<ApplicationStatus, Date> &
    Required<Pick<DeskFields<ApplicationStatus, Date>, 'reachedAt'>>;
}

/** Makes sample applications with the numbers after `last`: the oldest first, an hour apart, the newest now. */
export function* sampleApplications(count: number, last: number, now: Date): Generator<SampleApplication> {
  for (let index = 0; index < count; index++) {
    const number = last + index + 1;
    const pick = <Item>(items: readonly Item[], step = 1) => items[Math.floor(number / step) % items.length] as Item;
    const country = pick(countries);
    const [firstName, lastName] = [pick(firstNames), pick(lastNames, firstNames.length)];
    const email = `applicant.${number}@example.org`;
    const position = pick(positions[country] as readonly string[], countries.length);
    const comment = pick(comments);
    const source = pick(sources);
    const reference = submissionReference('applications', number);
    const phone = `+44${7_700_900_000 + (number % 1000)}`;
    const status = index === count - 1 ? 'new' : pick(applicationStatuses, 3);
    const receivedAt = new Date(now.getTime() - (count - 1 - index) * hourMilliseconds);
    const isStep = hiringSteps.find((step) => step === status);
    const way = wayOf(number, isStep ?? pick(hiringSteps.slice(0, 4), 21), receivedAt, now);
    const statusChangedAt = isStep ? way.last : way.ended;
    const wroteAt = status === 'rejected' ? statusChangedAt : (way.reachedAt.interview ?? null);
    yield {
      id: `sample-application-${number}`,
      document: {
        firstName,
        lastName,
        email,
        phone,
        country,
        position,
        cvLink: `https://files.example.org/${number}.pdf`,
        comments: comment,
        ...(source && { source }),
        reference,
        status,
        statusChangedAt,
        createdAt: receivedAt,
        receivedAt,
        heardAt: receivedAt,
        wroteAt,
        firstWroteAt: wroteAt,
        reachedAt: way.reachedAt,
        waitsSince: waitsSince('applications', { status, statusChangedAt: receivedAt, heardAt: receivedAt, wroteAt }),
        assignee: null,
        unread: index === count - 1,
        words: searchTokens({ reference, firstName, lastName, email, phone, position, comments: comment }),
        emailKey: emailKeyOf(email),
      },
    };
  }
}

/** Gives the time of each step. The steps are some days apart, but never in the future. */
function wayOf(number: number, last: HiringStep, receivedAt: Date, now: Date) {
  const way = hiringSteps.slice(0, hiringSteps.indexOf(last) + 1);
  const days = way.map((_, index) => (index === 0 ? 0 : 1 + ((number * (index + 3)) % 19) / 2));
  const age = (now.getTime() - receivedAt.getTime()) / dayMilliseconds;
  // The sum has one more day, for the end.
  const share = Math.min(1, age / (days.reduce((sum, one) => sum + one) + 1));
  let at = receivedAt;
  const reachedAt = way.map((step, index) => {
    at = new Date(at.getTime() + (days[index] ?? 0) * share * dayMilliseconds);
    return [step, at] as const;
  });
  return {
    reachedAt: Object.fromEntries(reachedAt),
    last: at,
    ended: new Date(at.getTime() + share * dayMilliseconds),
  };
}
