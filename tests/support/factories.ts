import type { Application } from '@site/contract/desk/application';
import type { Contact } from '@site/contract/desk/contact';
import { positions } from '@site/contract/firm/positions';
import type { JobInput, JobUpdate } from '@site/contract/jobs/job';
import { home, otherBranch } from '@site/contract/test-support/offices';
import { homePhone } from '@site/contract/test-support/submissions';

/** Gives a word that no other test uses, so that a test can find its data and delete it. */
export function uniqueMark(): string {
  // The mark has a letter, because a search takes plain digits for a phone number.
  return `m${crypto.randomUUID().slice(1, 13)}`;
}

type JobFields = Omit<JobInput, 'isActive' | 'pdfUrl' | 'pdfPath'>;

/** Gives valid input of an admin for a job with a unique title. */
export function validJob<Changes extends Partial<JobUpdate>>(changes?: Changes): JobFields & Changes {
  const job: JobFields = {
    title: `Protection Engineer ${uniqueMark()}`,
    type: 'Design & Engineering',
    place: 'Colchester',
    qualifications: 'A degree in electrical engineering',
    experience: '3 years in protection design',
    responsibilities: 'Calculate relay settings\nCheck protection schemes on site',
    country: home.country,
  };
  return { ...job, ...(changes ?? ({} as Changes)) };
}

/** Gives valid input of a visitor for the contact form. */
export function validContact(changes: Partial<Contact> = {}): Contact {
  return {
    firstName: 'Asha',
    lastName: 'Rahman',
    email: `asha.${uniqueMark()}@example.org`,
    phone: homePhone.phone,
    subject: 'Earthing study',
    message: 'Could you look at the earthing of our substation?\nIt is near Leeds.',
    ...changes,
  };
}

/** Gives valid input of an applicant. */
export function validApplication(changes: Partial<Application> = {}): Application {
  return {
    firstName: 'Timur',
    lastName: 'Yusupov',
    email: `timur.${uniqueMark()}@example.org`,
    phone: '+998901234567',
    country: otherBranch.country,
    position: positions[otherBranch.country][0],
    linkedin: 'https://www.linkedin.com/in/timur-example',
    cvLink: 'https://files.example.org/timur-cv.pdf',
    comments: 'I can start in spring.\nRelocation is fine.',
    ...changes,
  };
}
