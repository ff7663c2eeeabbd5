// The fields of a job for the people who judge its applicants. Visitors read whole job documents, so these fields stand in a
// document beside the job (`jobHiring`). No schemas here: screens read this.

/** The most criteria of a job, and the length of a criterion in characters. */
export const criterionLimits = { criteria: 6, criterion: 80 } as const;

/** The fields of a job that visitors must not see. */
export const assessmentFieldNames = ['criteria', 'namesHidden'] as const;
export type AssessmentFieldName = (typeof assessmentFieldNames)[number];

/** The criteria of a job that names none. */
export const defaultCriteria: readonly string[] = [
  'Has done work like this, or shows how they would',
  'Explains their work clearly',
  'Asks, listens and works with others',
  'Knows what the job is, and wants it',
];

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

/** Gives criteria as an admin types them, one a line. */
export function criteriaText(criteria: readonly string[] = []): string {
  return criteria.join('\n');
}
