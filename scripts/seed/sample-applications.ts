import { type Application, positions } from '@ohmbridge/contract/desk/application';
import { type JobCounts, type StatusCounts, weekOf } from '@ohmbridge/contract/desk/hiring-statistics';
import {
  type ApplicationStatus,
  applicationStatuses,
  openStatuses,
  submissionReference,
} from '@ohmbridge/contract/desk/submission-kinds';
import type { DeskFields } from '@ohmbridge/contract/desk/submission-record';
import { emailKeyOf, searchTokens } from '@ohmbridge/contract/desk/submission-search';
import { countries } from '@ohmbridge/contract/shared/countries';

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
const hourMilliseconds = 3_600_000;

/** An invented application as it is stored, on the desk. */
export interface SampleApplication {
  id: string;
  document: Omit<Application, 'job'> & DeskFields<ApplicationStatus, Date>;
}

/** Invented applications with the numbers after `last`, the oldest first, each an hour apart, the newest now. */
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
        statusChangedAt: receivedAt,
        createdAt: receivedAt,
        receivedAt,
        heardAt: receivedAt,
        wroteAt: null,
        waitsSince: openStatuses.applications.includes(status) ? receivedAt : null,
        assignee: null,
        unread: index === count - 1,
        words: searchTokens({ reference, firstName, lastName, email, phone, position, comments: comment }),
        emailKey: emailKeyOf(email),
      },
    };
  }
}

/** What the counts say of applications, by where they stand and by week. */
export function countsOf(applications: readonly SampleApplication['document'][]) {
  const statuses: Partial<Record<ApplicationStatus, number>> = {};
  const weeks = new Map<string, Required<Omit<JobCounts, 'title'>>>();
  for (const { status, receivedAt, source, country } of applications) {
    const week = weeks.get(weekOf(receivedAt)) ?? { statuses: {}, sources: {}, countries: {} };
    weeks.set(weekOf(receivedAt), week);
    const withOneMore = (counts: StatusCounts = {}) => ({ ...counts, [status]: (counts[status] ?? 0) + 1 });
    statuses[status] = (statuses[status] ?? 0) + 1;
    week.statuses = withOneMore(week.statuses);
    week.countries[country] = withOneMore(week.countries[country]);
    if (source) week.sources[source] = withOneMore(week.sources[source]);
  }
  return { statuses, weeks, unread: applications.filter(({ unread }) => unread).length };
}
