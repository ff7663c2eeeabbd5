import type { Job } from '@site/contract/jobs/job';
import type { CriteriaTemplate } from '@site/contract/jobs/job-assessment';
import { type QuestionKind, questionLimits } from '@site/contract/jobs/question';
import type { LeaveWords } from './admin.ts';
import { dateAndTime, shortDate } from './date-formats.ts';

// The words of the screens on which admins manage job listings.

const jobCount = (count: number) => (count === 1 ? '1 job listing' : `${count.toLocaleString('en-GB')} job listings`);

const many = (titles: readonly string[]) =>
  titles.length === 1 ? `“${titles[0]}” is` : `${jobCount(titles.length)} are`;
const them = (titles: readonly string[]) => (titles.length === 1 ? 'it' : 'them');

export const jobListCopy = {
  filters: 'Filter job listings',
  country: 'Country',
  allCountries: 'All Countries',
  activeOnly: 'Show active jobs only',
  search: 'Search',
  searchHint: 'Title, place, discipline or reference',
  state: 'Status',
  allStates: 'All Statuses',
  order: 'Sort by',
  none: 'There are no job listings yet.',
  shown: (shown: number, all: number | undefined) => {
    if (all === undefined) return `The newest ${jobCount(shown)}`;
    return shown === all ? jobCount(all) : `${shown} of ${jobCount(all)}`;
  },
  showMore: 'Show more',
  columns: {
    title: 'Title',
    location: 'Location',
    experience: 'Experience',
    status: 'Status',
    closes: 'Closes',
    applications: 'Applications',
    pdf: 'PDF',
    actions: 'Actions',
  },
  status: (job: Pick<Job, 'isActive'>) => (job.isActive ? 'Active' : 'Inactive'),
  activeOf: (title: string) => `Active: ${title}`,
  openPdf: 'Open PDF',
  builtInPdf: 'Built-in description',
  noPdf: 'None',
  day: (day: string) => shortDate.format(new Date(`${day}T12:00`)),
  edit: 'Edit',
  undone: (titles: readonly string[]) => `${many(titles)} as ${titles.length === 1 ? 'it was' : 'they were'}.`,
  refused: (title: string, reason: string) => `“${title}”: ${reason.replace(/\.?$/, '.')}`,
  done: {
    activate: (titles: readonly string[]) => `${many(titles)} active now: visitors can see ${them(titles)}.`,
    deactivate: (titles: readonly string[]) => `${many(titles)} inactive now: visitors no longer see ${them(titles)}.`,
    renew: (titles: readonly string[]) => `${many(titles)} open for 30 more days.`,
    delete: (titles: readonly string[]) => `${many(titles)} in the bin.`,
  },
  selectedActions: 'Actions for the selected job listings',
  more: 'More',
  actions: {
    activate: 'Activate',
    deactivate: 'Deactivate',
    duplicate: 'Duplicate as a draft',
    renew: 'Renew by 30 days',
    copyLink: 'Copy link to its page',
    linkPreview: 'Make a preview link',
    endPreviews: 'End preview links',
    delete: 'Delete',
  },
  duplicated: (title: string, reference: string) => `“${title}” has been copied as the draft ${reference}.`,
  renewed: (title: string, day: string) => `“${title}” is open until ${day}.`,
  linkCopied: (address: string, isCopied: boolean) =>
    isCopied ? `Copied: ${address}` : `Your browser does not let this page copy. The address is ${address}`,
  previewLinked: (address: string, end: Date, isCopied: boolean) =>
    `${isCopied ? 'Copied. ' : ''}Anyone with this link can see the preview until ${dateAndTime.format(end)}: ${address}`,
  previewsEnded: (count: number) =>
    count === 1 ? 'One preview link has ended.' : `${count.toLocaleString('en-GB')} preview links have ended.`,
  saved: (title: string) => `“${title}” has been saved.`,
  nowActive: (title: string) => `“${title}” is active now: visitors can see it.`,
  nowInactive: (title: string) => `“${title}” is inactive now: visitors no longer see it.`,
} as const;

/** The words of the page of one job at the desk. */
export const jobOverviewCopy = {
  onSite: 'See it on the site',
  closes: (day: string) => `Closes on ${day}`,
  applicants: 'Applicants by status',
  applicantsOf: (title: string) => `Applicants for ${title} by status`,
  sources: 'How applicants found this job',
  source: 'Source',
  received: 'Applications',
  notKnown: 'Not known',
  none: 'There are no applications for this job yet.',
} as const;

export const jobBinCopy = {
  explanation: (days: number) =>
    `You can put deleted job listings back for ${days} days. After that, the listings and their PDFs are deleted for good.`,
  empty: 'The bin is empty.',
  deleted: (at: string, days: number) =>
    `Deleted ${dateAndTime.format(new Date(at))}, ${days === 1 ? '1 day' : `${days} days`} left`,
  restore: 'Put back',
  restoring: 'Putting it back...',
  restored: (title: string) => `“${title}” is back in the list, and inactive. Activate it to show it to visitors.`,
  failed: 'The bin could not be read.',
} as const;

export const leaveSavingCopy: LeaveWords = {
  title: 'Leave while the job is being saved?',
  question: 'If a PDF is still uploading, the upload stops and nothing is saved. Otherwise the job will be saved.',
  leave: 'Leave',
  stay: 'Stay here',
};

export const jobFormCopy = {
  back: 'Back to Listings',
  parts: { role: 'The role', person: 'The person', work: 'The work', publication: 'Publication' },
  chooseCountry: 'Select a country',
  notStated: 'Not stated',
  chooseCurrency: 'Select a currency',
  choosePeriod: 'Select a period',
  salaryMaxHint: 'Leave it empty if there is one amount.',
  closesOnHint:
    'Visitors see the job until the end of this day, by the clock of the job’s country. Leave it empty to decide later.',
  titleHint: (length: number, max: number) => `Keep it concise for better display. ${length} of ${max} characters`,
  titleTooLong: (length: number, max: number) => `Shorten the title to ${max} characters. It has ${length}.`,
  responsibilitiesHint: 'Write one responsibility per line: each becomes a point of the list.',
  questions: {
    explanation: (max: number) =>
      `You can ask up to ${max} questions. Applicants answer them in the last step of the form. The website never rejects an applicant because of an answer. If you change a question, earlier answers stay with the old wording.`,
    add: 'Add a question',
    remove: 'Remove',
    one: (number: number) => `Question ${number}`,
    words: 'Question',
    kind: 'Kind of answer',
    chooseKind: 'Select a kind',
    kinds: {
      'yes-no': 'Yes or no',
      'one-of': 'One of several options',
      number: 'A number',
      text: 'A short text',
    } satisfies Record<QuestionKind, string>,
    options: 'Options',
    optionsHint: `One per line, from ${questionLimits.options.min} to ${questionLimits.options.max}.`,
    required: 'An answer is required',
  },
  assessment: {
    title: 'Judging applicants',
    explanation: 'Only staff see this part. It is not on the careers pages.',
    criteriaHint: (lines: number, characters: number) =>
      `One per line: at most ${lines} lines of ${characters} characters. Interviewers grade each one and give a reason. Leave it empty to use four general criteria.`,
    beginWith: 'Fill in ready criteria for',
    templates: {
      engineer: 'Engineers',
      office: 'Office roles',
      graduate: 'Graduates',
    } satisfies Record<CriteriaTemplate, string>,
    namesHiddenHint:
      'New applications hide name, contact details and links until they move to Interview, or until a colleague presses “Show name”, which the timeline records. Answers and files are not changed.',
    hidden: 'Names hidden until the interview',
    shown: 'Names shown',
  },
  pdfHint: 'One PDF, at most 10 MB.',
  upload: 'Upload PDF',
  change: 'Change File',
  removeFile: 'Remove',
  size: (kilobytes: string) => `${kilobytes} KB`,
  uploaded: 'uploaded',
  currentPdf: 'Current PDF Attachment',
  currentPdfHint: '(Upload a new file to replace this)',
  builtInPdf: 'Built-in description',
  builtInPdfHint:
    'Visitors can open this PDF, which comes with the website for this title and country. (Upload a file to replace this)',
  builtInPdfLost: (title: string) =>
    `The built-in description belongs to the title “${title}” and its country. With your changes, the page has no PDF. Upload one, or keep the title and the country.`,
  removeCurrent: 'Remove the current PDF',
  currentRemoved: 'The current PDF is removed when you save.',
  keepCurrent: 'Keep it',
  uploading: (percent: number) => `Uploading PDF, ${percent}%`,
  cancelUpload: 'Cancel upload',
  notSaved: (title: string) => `“${title}” could not be saved after you left the form.`,
  uploadFailed: 'The PDF could not be uploaded. Please try again.',
  preview: {
    title: 'Preview',
    question: 'As visitors will see it',
    kinds: { card: 'In the list', page: 'On its page' },
    notYet: 'The preview appears when the job has a title and a country.',
  },
  notWritten: (label: string) => `(${label}: not written yet)`,
  save: 'Save Job',
  saving: 'Saving...',
  chooseFileAgain: 'Please choose the PDF once more.',
  notFoundText: 'The job may have been deleted, or the address is not complete.',
  loadFailedTitle: 'The job listing could not be loaded',
  loadAgain: 'Try again',
} as const;
