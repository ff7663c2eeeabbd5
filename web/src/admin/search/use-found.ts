import { nameOf } from '@site/contract/desk/hidden-names';
import type { SubmissionKind, SubmissionStatus } from '@site/contract/desk/submission-kinds';
import { hasWords, searchOf } from '@site/contract/desk/submission-search';
import { jobState, jobStateWords } from '@site/contract/jobs/job-state';
import { hasRole, type Role } from '@site/contract/team/roles';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { type Firestore, getDocs, limit, query } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { adminCopy, dashboardCopy } from '../../content/product/admin.ts';
import { factsInLine, foundCopy } from '../../content/product/admin-search.ts';
import { useDebounced } from '../components/SearchField.tsx';
import { findJobsByApi } from '../jobs/find-jobs.ts';
import { type Call, useCall } from '../session/call-as-admin.ts';
import { mayOpen, menuScreens, useRoles } from '../session/roles.ts';
import { listQuery, passes } from '../submission-list/list-query.ts';
import { aboutOf } from '../submission-list/listed-submissions.ts';
import { submissionFilters } from '../submission-list/submission-filters.ts';

const kinds = ['jobs', 'applications', 'enquiries'] as const;

/** The role that is needed to search each kind. */
const roleOf = { jobs: 'jobs', applications: 'hiring', enquiries: 'hiring' } as const satisfies Record<
  (typeof kinds)[number],
  Role
>;

export interface Found {
  kind: 'screens' | (typeof kinds)[number];
  /** The address of the result. A result without an address says that the search of its kind failed. */
  path?: string;
  name: string;
  about?: string;
  reference?: string;
  /** The state of a job, or the status of a submission. */
  state?: string;
  status?: SubmissionStatus;
}

const mostShown = 5;

/**
 * The number of documents to read for a search with several words: Firestore matches one word, and not all documents have the
 * others.
 */
const mostRead = 25;

/**
 * Gives the screens that the typed text names, and the newest matches of each kind. The previous results stay until the next
 * answer arrives.
 */
export function useFound(typed: string): { found: Found[]; isLoading: boolean } {
  const firestore = useFirestore();
  const call = useCall();
  const text = useDebounced(typed.trim());
  const find = (kind: (typeof kinds)[number]) =>
    kind === 'jobs' ? jobsWith(call, text) : submissionsWith(firestore, kind, text);
  const roles = useRoles();
  const own = kinds.filter((kind) => hasRole(roles, roleOf[kind]));
  const answers = useQueries({
    queries: own.map((kind) => ({
      queryKey: ['found', kind, text],
      queryFn: async (): Promise<Found[]> => find(kind),
      enabled: searchOf(text) !== undefined,
      placeholderData: keepPreviousData<Found[]>,
    })),
  });
  return {
    found: [
      ...screensNamed(typed, roles),
      ...own.flatMap((kind, index): Found[] => {
        const answer = answers[index];
        return answer?.isError ? [{ kind, name: foundCopy.failed }] : (answer?.data ?? []);
      }),
    ],
    isLoading: text !== typed.trim() || answers.some(({ isFetching }) => isFetching),
  };
}

/** Gives the screens whose names match every typed word. */
function screensNamed(typed: string, roles: readonly Role[]): Found[] {
  const words = typed.trim().toLowerCase().split(/\s+/);
  const screens = [...menuScreens(roles), ...dashboardCopy.settings.links.filter(({ link }) => mayOpen(roles, link))];
  return screens
    .filter(({ name }) => hasWords(name.toLowerCase().split(' '), words))
    .map(({ name, link }) => ({ kind: 'screens', path: link, name }));
}

async function jobsWith(call: Call, search: string): Promise<Found[]> {
  const { jobs } = await findJobsByApi(call, `${new URLSearchParams({ search })}`, mostShown);
  const now = new Date();
  return jobs.map((job) => ({
    kind: 'jobs',
    path: `/dashboard/jobs/edit/${encodeURIComponent(job._id)}`,
    name: job.title,
    about: factsInLine(job.place, job.country),
    state: jobStateWords[jobState(job, now)],
    ...(job.reference && { reference: job.reference }),
  }));
}

async function submissionsWith(firestore: Firestore, kind: SubmissionKind, search: string): Promise<Found[]> {
  const filters = { ...submissionFilters[kind].none, search };
  const most = searchOf(search)?.others.length === 0 ? mostShown : mostRead;
  const { docs, metadata } = await getDocs(query(listQuery(firestore, kind, filters, new Date()), limit(most)));
  // Offline, Firestore answers from an empty cache.
  if (docs.length === 0 && metadata.fromCache) throw new Error(adminCopy.offline);
  const found = docs.map((document) => document.data()).filter((submission) => passes(submission, filters));
  return found.slice(0, mostShown).map((submission) => ({
    kind,
    path: `/dashboard/${kind}/${encodeURIComponent(submission.id)}`,
    name: nameOf(submission),
    about: aboutOf(submission),
    reference: submission.reference,
    status: submission.status,
  }));
}
