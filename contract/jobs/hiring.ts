// What a job says to those who judge its applicants. Strangers get whole documents of jobs, so these fields stand in a
// document beside the job (`jobHiring`). No schemas here: screens read this.

/** The limits of what applicants are judged by; lengths are in characters. */
export const criterionLimits = {
  /** As many as a job has. */
  criteria: 6,
  criterion: 80,
} as const;

/** The fields of a job that no stranger may see. */
export const hiringFieldNames = ['criteria', 'namesHidden'] as const;
export type HiringFieldName = (typeof hiringFieldNames)[number];

/** What applicants are judged by where their job says nothing about it. */
export const defaultCriteria: readonly string[] = [
  'Has done work like this, or shows how they would',
  'Explains their work clearly',
  'Asks, listens and works with others',
  'Knows what the job is, and wants it',
];

/** What an admin can begin with. */
export const criteriaTemplates = {
  engineer: [
    'Explains the protection or power system they worked on',
    'Finds and checks the standard that applies',
    'Makes safe decisions, and says when unsure',
    'Uses the tools of the job: studies, CAD, relay software',
    'Writes and speaks so that clients and site understand',
    'Works with other disciplines',
  ],
  office: [
    'Has done work like this, or shows how they would',
    'Keeps order where several things are urgent',
    'Writes and speaks clearly',
    'Handles what is confidential with care',
    'Works with colleagues in other offices',
  ],
  graduate: [
    'Understands the basics of the subject',
    'Works out a problem that is new to them',
    'Learns from what went wrong',
    'Explains a project of their own',
    'Asks, listens and works with others',
  ],
} as const satisfies Record<string, readonly string[]>;

export type CriteriaTemplate = keyof typeof criteriaTemplates;

/** Criteria as they are typed, one a line. */
export function criteriaText(criteria: readonly string[] = []): string {
  return criteria.join('\n');
}
