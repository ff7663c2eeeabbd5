import { timelineCollections } from '@site/contract/desk/submission-record';
import { limit, startAfter, Timestamp, where } from 'firebase/firestore/lite';
import { type Actor, everyAdmin, everybody, recordedAdmins, recordedUid, uidOf } from '../support/actors.ts';
import {
  adminChangeDocument,
  adminDocument,
  applicationDocument,
  auditDocument,
  enquiryDocument,
  jobChangeDocument,
  jobDocument,
  mailDocument,
  recordedAdminDocument,
  scorecardDocument,
} from '../support/documents.ts';
import {
  count,
  create,
  fewOnly,
  get,
  latestFirst,
  list,
  listGroup,
  newestFirst,
  type Operation,
  ofCountry,
  ofJob,
  ofReference,
  publishedOnly,
  remove,
  update,
} from './firestore-operations.ts';

export interface Row {
  may: string;
  operations: readonly Operation[];
  /** The actors who are allowed; all others are denied. */
  allowed: readonly Actor[];
}

const inMinutes = (minutes: number) => Timestamp.fromMillis(Date.now() + minutes * 60_000);
const [yesterday, tomorrow] = ['2026-01-01', '2099-12-31'];

export const ofAnyRole: readonly Actor[] = [
  ...everyAdmin,
  ...([
    'admin for jobs',
    'admin for hiring',
    'interviewer',
    'admin for the team',
    'admin without a role',
    'admin whose record names no roles',
  ] as const),
];
const forJobs: readonly Actor[] = [...everyAdmin, 'admin for jobs'];
const forTeam: readonly Actor[] = [...everyAdmin, 'admin for the team'];
const forHiring: readonly Actor[] = [...everyAdmin, 'admin for hiring'];
const forJobsOrHiring: readonly Actor[] = [...everyAdmin, 'admin for jobs', 'admin for hiring'];
const interviewer = 'interviewer' satisfies Actor;
const interviewerUid = uidOf(interviewer);
const nobody: readonly Actor[] = [];

/** The timelines of submissions. */
const timelines = ['enquiries', 'applications'].flatMap((kind) =>
  Object.values(timelineCollections).map((name) => `${kind}/one/${name}`),
);

/**
 * The uids of all actors with a record. An interviewer may read a document that names them; other roles do not have this right.
 */
const namesAll = [recordedUid, ...recordedAdmins.map(({ uid }) => uid)];
const namesOther = ['somebody'];
const readBy = (readers: string) => where('readers', '==', readers);
/** Names that no role has. Most of them begin or end like the name of a role. */
const readersWithoutRole = ['nobody', 'hired', 'string', 'Hiring', 'text', 'steam', 'Team'];
const naming = (field: string, uid = interviewerUid) => where(field, 'array-contains', uid);
const seenByInterviewer: readonly Actor[] = [...forHiring, interviewer];

/** The documents before each request. Each job differs from the published one in one field. */
export const seed: Record<string, object> = {
  'jobs/published': jobDocument(),
  'jobs/archived': jobDocument({ isActive: false }),
  'jobs/malformed': { ...jobDocument(), isActive: 'true' },
  'jobs/unmarked': withoutMark(),
  'jobs/closing': jobDocument({ closesOn: tomorrow, closesAt: inMinutes(60) }),
  'jobs/overdue': jobDocument({ closesOn: yesterday, closesAt: inMinutes(-60) }),
  'jobs/undated': { ...jobDocument(), closesAt: tomorrow },
  'jobs/over-and-off': jobDocument({ isActive: false, closesOn: yesterday, closesAt: inMinutes(-60) }),
  'jobs/off-in-time': jobDocument({ isActive: false, closesOn: tomorrow, closesAt: inMinutes(60) }),
  'jobBin/one': jobDocument({ isActive: false, deletedAt: inMinutes(-60) }),
  'jobBin/active': jobDocument({ deletedAt: inMinutes(-60) }),
  'jobPreviews/one': { jobId: 'archived', createdAt: inMinutes(-60), expiresAt: inMinutes(60) },
  'counters/jobs': { last: 7 },
  'counters/applications': { last: 1, unread: 1, statuses: { new: 1 } },
  'counters/enquiries': { last: 1, unread: 1, statuses: { new: 1 } },
  'applicationWeeks/one': { jobs: {} },
  'applicationTimes/one': { jobs: {} },
  'applicantLinks/one': {
    application: 'one',
    verifierHash: 'hash',
    createdAt: inMinutes(-60),
    expiresAt: inMinutes(60),
  },
  'alerts/one': { email: 'ana@example.org', emailKey: 'ana@example.org', key: 'key', endsAt: inMinutes(60) },
  'notifications/one': { lines: [], more: 0, mailedAt: null },
  'interviews/one': { state: 'offered', at: null },
  'interviewerDiaries/one': { taken: {} },
  'messageTemplates/one': { subject: 'Hello', text: 'Hello', version: 1 },
  'jobBin/one/notes/one': jobDocument(),
  'jobs/published/notes/one': jobDocument(),
  'jobChanges/one': jobChangeDocument(),
  'enquiries/one': enquiryDocument(),
  'applications/one': applicationDocument(),
  'mail/one': mailDocument(),
  'mail/of-team': mailDocument('team'),
  ...Object.fromEntries(readersWithoutRole.map((readers) => [`mail/of-${readers}`, { ...mailDocument(), readers }])),
  [`admins/${recordedUid}`]: adminDocument(),
  'secondFactors/one': { passkeys: [], recoveryCodes: [], begun: {} },
  [`secondFactors/${recordedUid}`]: { passkeys: [], recoveryCodes: [], begun: {} },
  'adminSessions/one': { uid: recordedUid, device: 'Chrome on Linux' },
  'admins/one': adminDocument(),
  'adminChanges/one': adminChangeDocument(),
  'auditEntries/one': auditDocument(),
  'auditEntries/one/notes/one': auditDocument(),
  'jobChanges/one/notes/one': jobDocument(),
  ...Object.fromEntries(
    timelines.flatMap((path) => [
      [`${path}/one`, { ...jobDocument() }],
      [`${path}/one/notes/one`, { ...jobDocument() }],
    ]),
  ),
  ...Object.fromEntries(recordedAdmins.map((admin) => [`admins/${admin.uid}`, recordedAdminDocument(admin)])),
  ...Object.fromEntries(
    ['enquiries', 'applications'].flatMap((kind) => [
      [`${kind}/theirs`, { ...applicationDocument(), assignedTo: namesAll }],
      [`${kind}/others`, { ...applicationDocument(), assignedTo: namesOther }],
      [`${kind}/unassigned`, { ...applicationDocument(), assignedTo: [] }],
      ...Object.values(timelineCollections).map((name) => [`${kind}/theirs/${name}/one`, jobDocument()]),
    ]),
  ),
  'applications/theirs/files/one/notes/one': { assignedTo: namesAll },
  'interviews/theirs/notes/one': { interviewers: namesAll },
  'interviews/theirs': { state: 'offered', at: null, interviewers: namesAll },
  'interviews/others': { state: 'offered', at: null, interviewers: namesOther },
  'interviews/unassigned': { state: 'offered', at: null, interviewers: [] },
  // The first application has no interviewer. The admin of the request interviews the next two, and has judged the second of
  // these.
  'applications/one/scorecards/one': scorecardDocument(),
  'applications/one/scorecards/one/notes/one': jobDocument(),
  'applications/assigned': { ...applicationDocument(), assignedTo: namesAll },
  'applications/assigned/scorecards/one': scorecardDocument(),
  'applications/judged': { ...applicationDocument(), assignedTo: namesAll },
  'applications/judged/scorecards/one': scorecardDocument(),
  ...Object.fromEntries(namesAll.map((uid) => [`applications/judged/scorecards/${uid}`, scorecardDocument()])),
  'interviews/assigned': { state: 'offered', at: null, interviewers: namesAll },
  'interviews/judged': { state: 'offered', at: null, interviewers: namesAll },
  'interviews/of-others': { state: 'offered', at: null, interviewers: ['somebody-else'] },
  'applications/unarranged/scorecards/one': scorecardDocument(),
  'applications/of-others': { ...applicationDocument(), assignedTo: ['somebody-else'] },
  'applications/of-others/scorecards/one': scorecardDocument(),
  'setAside/one': { documents: { 'applications/one': { error: 'Error' } } },
  'applicantIdentities/one': { firstName: 'Ana', email: 'ana@example.org', emailKey: 'ana@example.org' },
  'jobHiring/one': { criteria: ['Reads a relay'], namesHidden: true },
  'enquiries/one/others/one': jobDocument(),
  'applications/one/others/one': jobDocument(),
  'mail/one/notes/one': { readers: 'hiring' },
  [`admins/${recordedUid}/notes/one`]: jobDocument(),
  'applicationWeeks/one/notes/one': jobDocument(),
  'applicationTimes/one/notes/one': jobDocument(),
  'messageTemplates/one/notes/one': jobDocument(),
  'interviews/one/notes/one': jobDocument(),
  'visitors/one': jobDocument(),
  'visitors/applications': jobDocument(),
  [`visitors/${recordedUid}`]: adminDocument(),
};

/**
 * The reading rights of an interviewer: the applications and interviews that name them, and the files of these applications.
 */
const whatNamesInterviewers: readonly Row[] = [
  ...(
    [
      ['applications', 'assignedTo', 'an application'],
      ['interviews', 'interviewers', 'an interview'],
    ] as const
  ).flatMap(([path, field, what]): Row[] => [
    { may: `get ${what} that names them`, operations: [get(`${path}/theirs`)], allowed: seenByInterviewer },
    { may: `get ${what} that names somebody else`, operations: [get(`${path}/others`)], allowed: forHiring },
    { may: `get ${what} that names nobody`, operations: [get(`${path}/unassigned`)], allowed: forHiring },
    { may: `get ${what} that is not there`, operations: [get(`${path}/missing`)], allowed: forHiring },
    {
      may: `list ${path} that name the interviewer`,
      operations: [list(path, naming(field), fewOnly)],
      allowed: seenByInterviewer,
    },
    {
      may: `count ${path} that name the interviewer`,
      operations: [count(path, naming(field))],
      allowed: seenByInterviewer,
    },
    {
      may: `list ${path} that name somebody else`,
      operations: [list(path, naming(field, 'somebody'))],
      allowed: forHiring,
    },
    {
      may: `list ${path} that name an admin for jobs`,
      operations: [list(path, naming(field, 'jobs'))],
      allowed: forHiring,
    },
    { may: `list a few ${path}`, operations: [list(path, fewOnly)], allowed: forHiring },
    { may: `count ${path}`, operations: [count(path)], allowed: forHiring },
    {
      may: `list ${path} that name the interviewer or somebody else`,
      operations: [list(path, where(field, 'array-contains-any', [interviewerUid, 'somebody']))],
      allowed: forHiring,
    },
    {
      may: `list ${path} of any parent that name the interviewer`,
      operations: [listGroup(path, naming(field))],
      allowed: nobody,
    },
  ]),
  { may: 'get an enquiry that names them', operations: [get('enquiries/theirs')], allowed: forHiring },
  {
    may: 'list enquiries that name the interviewer',
    operations: [list('enquiries', naming('assignedTo'))],
    allowed: forHiring,
  },
  ...Object.values(timelineCollections).flatMap((name): Row[] => {
    const allowed = name === 'files' ? seenByInterviewer : forHiring;
    return [
      {
        may: `get a line of the ${name} of an application that names them`,
        operations: [get(`applications/theirs/${name}/one`)],
        allowed,
      },
      {
        may: `list the ${name} of an application that names them`,
        operations: [list(`applications/theirs/${name}`)],
        allowed,
      },
      {
        may: `list the ${name} of an application of somebody else`,
        operations: [list(`applications/others/${name}`)],
        allowed: forHiring,
      },
      {
        may: `list the ${name} of an application that is not there`,
        operations: [list(`applications/missing/${name}`)],
        allowed: forHiring,
      },
      {
        may: `list the ${name} of an enquiry that names them`,
        operations: [list(`enquiries/theirs/${name}`)],
        allowed: forHiring,
      },
    ];
  }),
  { may: 'list the files of all submissions', operations: [listGroup('files', fewOnly)], allowed: nobody },
  writes('applications', 'an application that names them', 'theirs', applicationDocument()),
  writes('applications/theirs/files', 'a file of an application that names them', 'one', jobDocument()),
  {
    may: 'get what is below a file of an application that names them',
    operations: [get('applications/theirs/files/one/notes/one')],
    allowed: nobody,
  },
  {
    may: 'get what is below an interview that names them',
    operations: [get('interviews/theirs/notes/one')],
    allowed: nobody,
  },
  writes('interviews', 'an interview that names them', 'theirs', { interviewers: namesAll }),
];

/** The rights of all actors: every operation on every collection, and on documents that the product does not have. */
export const matrix: readonly Row[] = [
  { may: 'get a published job', operations: [get('jobs/published')], allowed: everybody },
  { may: 'get an archived job', operations: [get('jobs/archived')], allowed: forJobsOrHiring },
  { may: 'get a job whose isActive is a text', operations: [get('jobs/malformed')], allowed: forJobsOrHiring },
  { may: 'get a job without isActive', operations: [get('jobs/unmarked')], allowed: forJobsOrHiring },
  { may: 'get a published job before its closing date ends', operations: [get('jobs/closing')], allowed: everybody },
  { may: 'get a published job after its closing date', operations: [get('jobs/overdue')], allowed: forJobsOrHiring },
  {
    may: 'get a published job whose closing instant is a text',
    operations: [get('jobs/undated')],
    allowed: forJobsOrHiring,
  },
  {
    may: 'get an archived job after its closing date',
    operations: [get('jobs/over-and-off')],
    allowed: forJobsOrHiring,
  },
  { may: 'get an archived job before it', operations: [get('jobs/off-in-time')], allowed: forJobsOrHiring },
  { may: 'get a job that is not there', operations: [get('jobs/missing')], allowed: forJobsOrHiring },
  {
    may: 'list published jobs',
    operations: [list('jobs', publishedOnly, newestFirst, limit(100))],
    allowed: everybody,
  },
  {
    may: 'list more published jobs at once than there are on a page',
    operations: [list('jobs', publishedOnly, newestFirst, limit(101))],
    allowed: forJobsOrHiring,
  },
  {
    may: 'list published jobs without saying how many',
    operations: [list('jobs', publishedOnly, newestFirst)],
    allowed: forJobsOrHiring,
  },
  {
    may: 'list a few jobs of any kind',
    operations: [list('jobs', newestFirst, fewOnly)],
    allowed: forJobsOrHiring,
  },
  {
    may: 'list archived jobs',
    operations: [list('jobs', where('isActive', '==', false), newestFirst, fewOnly)],
    allowed: forJobsOrHiring,
  },
  {
    may: 'list jobs whose isActive is a text',
    operations: [list('jobs', where('isActive', '==', 'true'), newestFirst, fewOnly)],
    allowed: forJobsOrHiring,
  },
  {
    may: 'list published and archived jobs',
    operations: [list('jobs', where('isActive', 'in', [true, false]), newestFirst, fewOnly)],
    allowed: forJobsOrHiring,
  },
  { may: 'list all jobs', operations: [list('jobs', newestFirst)], allowed: forJobsOrHiring },
  {
    may: 'list the published jobs of a country',
    operations: [list('jobs', publishedOnly, ofCountry, newestFirst, fewOnly)],
    allowed: everybody,
  },
  {
    may: 'list the jobs of a country',
    operations: [list('jobs', ofCountry, newestFirst, fewOnly)],
    allowed: forJobsOrHiring,
  },
  {
    may: 'list published jobs from where another list ends',
    operations: [list('jobs', publishedOnly, ofCountry, newestFirst, startAfter(inMinutes(-60)), fewOnly)],
    allowed: everybody,
  },
  {
    may: 'list the published job of a reference',
    operations: [list('jobs', publishedOnly, ofReference, limit(1))],
    allowed: everybody,
  },
  { may: 'list the job of a reference', operations: [list('jobs', ofReference, limit(1))], allowed: forJobsOrHiring },
  {
    may: 'count published jobs, up to a hundred',
    operations: [count('jobs', publishedOnly, fewOnly)],
    allowed: everybody,
  },
  {
    may: 'count the published jobs of a country, up to a hundred',
    operations: [count('jobs', publishedOnly, ofCountry, fewOnly)],
    allowed: everybody,
  },
  { may: 'count published jobs without end', operations: [count('jobs', publishedOnly)], allowed: forJobsOrHiring },
  { may: 'count jobs of any kind', operations: [count('jobs', fewOnly)], allowed: forJobsOrHiring },
  {
    may: 'list published jobs of any parent',
    operations: [listGroup('jobs', publishedOnly, fewOnly)],
    allowed: nobody,
  },
  writes('jobs', 'a published job', 'published', jobDocument()),
  ...readableBy(forJobs, 'jobBin', 'a deleted job', jobDocument()),
  { may: 'get a deleted job that is active all the same', operations: [get('jobBin/active')], allowed: forJobs },
  closed('jobPreviews', 'a preview link'),
  { may: 'get the counter of the jobs', operations: [get('counters/jobs')], allowed: nobody },
  { may: 'get the counter of the applications', operations: [get('counters/applications')], allowed: forHiring },
  { may: 'get the counter of the enquiries', operations: [get('counters/enquiries')], allowed: forHiring },
  { may: 'list the counters', operations: [list('counters')], allowed: nobody },
  ...readableBy(forHiring, 'applicationWeeks', 'a week of the statistics', { jobs: {} }),
  ...readableBy(forHiring, 'applicationTimes', 'the times of a week', { jobs: {} }),
  ...readableBy(forHiring, 'interviews', 'an interview', { state: 'offered', at: null }),
  closed('interviewerDiaries', 'when an interviewer is taken'),
  ...readableBy(forHiring, 'messageTemplates', 'a template', { subject: 'Hello', text: 'Hello', version: 2 }),
  closed('alerts', 'a job alert'),
  closed('applicantLinks', 'the link of an applicant'),
  closed('notifications', 'what waits for the next email to an admin'),
  writes('counters', 'the counter of the jobs', 'jobs', { last: 1 }),
  ...readableBy(forJobs, 'jobChanges', 'a line of the history of a job', jobChangeDocument()),
  {
    may: 'list the history of one job',
    operations: [list('jobChanges', ofJob('published'), latestFirst)],
    allowed: forJobs,
  },
  ...readableBy(forHiring, 'enquiries', 'an enquiry', enquiryDocument()),
  ...readableBy(forHiring, 'applications', 'an application', applicationDocument()),
  { may: 'get a mail of the desk', operations: [get('mail/one')], allowed: forHiring },
  { may: 'get a mail about an account', operations: [get('mail/of-team')], allowed: forTeam },
  {
    may: 'get an email that is for nobody, or whose readers only resemble a role',
    operations: readersWithoutRole.map((readers) => get(`mail/of-${readers}`)),
    allowed: nobody,
  },
  {
    may: 'look for an email that is gone',
    operations: [get('mail/gone')],
    allowed: [...forHiring, 'admin for the team'],
  },
  { may: 'list the outbox', operations: [list('mail')], allowed: nobody },
  { may: 'list the emails of the desk', operations: [list('mail', readBy('hiring'))], allowed: forHiring },
  { may: 'list the emails about accounts', operations: [list('mail', readBy('team'))], allowed: forTeam },
  { may: 'count the emails about accounts', operations: [count('mail', readBy('team'))], allowed: forTeam },
  { may: 'list the emails that are for nobody', operations: [list('mail', readBy('nobody'))], allowed: nobody },
  writes('mail', 'a message in the outbox', 'one', mailDocument()),
  { may: 'get their own record', operations: [get(`admins/${recordedUid}`)], allowed: ['admin'] },
  ...recordedAdmins.map(
    ({ uid }): Row => ({
      may: `get their own record, where that is ${uid}`,
      operations: [get(`admins/${uid}`)],
      allowed: ofAnyRole.filter((actor) => uidOf(actor) === uid),
    }),
  ),
  { may: 'get the record of another admin', operations: [get('admins/one')], allowed: nobody },
  { may: 'list the admins', operations: [list('admins')], allowed: nobody },
  writes('admins', 'their own record', recordedUid, adminDocument()),
  writes('admins', 'the record of another admin', 'one', adminDocument()),
  closed('adminChanges', 'a line of the history of the team'),
  ...whatNamesInterviewers,
  ...readableBy(forTeam, 'auditEntries', 'an entry of the audit list', auditDocument()),
  closed('auditEntries/one/notes', 'a document below an entry of the audit list'),
  closed('secondFactors', 'what somebody proves their second factor with'),
  { may: 'get what they prove their own with', operations: [get(`secondFactors/${recordedUid}`)], allowed: nobody },
  closed('adminSessions', 'the session of an admin'),
  closed('visitors', 'a document of an unknown collection'),
  {
    may: 'get a document of an unknown collection with their id',
    operations: [get(`visitors/${recordedUid}`)],
    allowed: nobody,
  },
  {
    may: 'get a document of an unknown collection with the id of a counter',
    operations: [get('visitors/applications')],
    allowed: nobody,
  },
  closed('jobs/published/notes', 'a document below a job'),
  closed('jobBin/one/notes', 'a document below a deleted job'),
  closed('jobChanges/one/notes', 'a document below a line of the history of a job'),
  ...timelines.map(
    (path): Row => ({ may: `get a line of ${path}`, operations: [get(`${path}/one`)], allowed: forHiring }),
  ),
  // One row covers all kinds, because they are in one list and share one rule.
  ...['applications/one/notes', 'enquiries/one/messages'].flatMap((path) => [
    ...readableBy(forHiring, path, `a line of ${path}`, jobDocument()),
    { may: `get what is below a line of ${path}`, operations: [get(`${path}/one/notes/one`)], allowed: nobody },
  ]),
  closed('setAside', 'the documents that the nightly work goes on without'),
  closed('applicantIdentities', 'who sent an application whose names are hidden'),
  closed('jobHiring', 'what a job says to those who judge its applicants'),
  ...['one', 'of-others', 'unarranged', 'judged'].flatMap((id) => [
    {
      may: `get a scorecard of the application ${id}`,
      operations: [get(`applications/${id}/scorecards/one`)],
      allowed: id === 'judged' ? seenByInterviewer : forHiring,
    },
    {
      may: `list the scorecards of the application ${id}`,
      operations: [list(`applications/${id}/scorecards`)],
      allowed: id === 'judged' ? seenByInterviewer : forHiring,
    },
  ]),
  {
    may: 'get the scorecard of another before their own is sent',
    operations: [get('applications/assigned/scorecards/one')],
    allowed: nobody,
  },
  {
    may: 'list the scorecards before their own is sent',
    operations: [list('applications/assigned/scorecards')],
    allowed: nobody,
  },
  {
    may: 'get their own scorecard, of which there is none yet',
    operations: [get(`applications/assigned/scorecards/${recordedUid}`)],
    allowed: ['admin'],
  },
  {
    may: 'get their own scorecard as an interviewer, of which there is none yet',
    operations: [get(`applications/assigned/scorecards/${interviewerUid}`)],
    allowed: [interviewer],
  },
  {
    may: 'get the scorecard of the interviewer about an applicant of others',
    operations: [get(`applications/of-others/scorecards/${interviewerUid}`)],
    allowed: forHiring,
  },
  {
    may: 'get their own scorecard',
    operations: [get(`applications/judged/scorecards/${recordedUid}`)],
    allowed: seenByInterviewer,
  },
  {
    may: 'get what is below a scorecard',
    operations: [get('applications/one/scorecards/one/notes/one')],
    allowed: nobody,
  },
  { may: 'list the scorecards of all applications', operations: [listGroup('scorecards', fewOnly)], allowed: nobody },
  writes('applications/one/scorecards', 'a scorecard', 'one', scorecardDocument()),
  closed('enquiries/one/others', 'another document below an enquiry'),
  closed('applications/one/others', 'another document below an application'),
  {
    may: 'list the notes of all submissions',
    operations: [listGroup('notes', fewOnly)],
    allowed: nobody,
  },
  ...['applicationWeeks', 'applicationTimes', 'messageTemplates'].map(
    (path): Row => ({
      may: `get what is below one of ${path}`,
      operations: [get(`${path}/one/notes/one`)],
      allowed: nobody,
    }),
  ),
  closed('mail/one/notes', 'a document below a message in the outbox'),
  closed(`admins/${recordedUid}/notes`, 'a document below the record of an admin'),
];

function readableBy(allowed: readonly Actor[], path: string, what: string, document: object): Row[] {
  return [
    { may: `get ${what}, and list ${path}`, operations: [get(`${path}/one`), list(path)], allowed },
    writes(path, what, 'one', document),
  ];
}

function closed(path: string, what: string): Row {
  const { operations } = writes(path, what, 'one', jobDocument());
  return {
    may: `read or write ${what}`,
    operations: [get(`${path}/one`), list(path), list(path, publishedOnly, fewOnly), ...operations],
    allowed: nobody,
  };
}

function writes(path: string, what: string, id: string, document: object): Row {
  return {
    may: `create, update, overwrite or delete ${what}`,
    operations: [
      create(`${path}/new`, document),
      update(`${path}/${id}`),
      create(`${path}/${id}`, document),
      remove(`${path}/${id}`),
    ],
    allowed: nobody,
  };
}

function withoutMark(): object {
  const { isActive: _, ...rest } = jobDocument();
  return rest;
}
