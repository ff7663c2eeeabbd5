/** The labels of a job's fields: on the form, in error messages, in the history, on public pages and in PDFs. */
export const jobLabels = {
  title: 'Title',
  type: 'Discipline',
  employmentType: 'Employment type',
  workMode: 'Place of work',
  country: 'Country',
  place: 'Location',
  salary: 'Salary',
  qualifications: 'Qualifications',
  experience: 'Experience',
  responsibilities: 'Responsibilities',
  questions: 'Questions to applicants',
  criteria: 'Criteria for interviews',
  namesHidden: 'Hide names until the interview',
  closesOn: 'Closing date',
  isActive: 'Active Job Listing (visible to website visitors)',
  pdf: 'Job description (PDF)',
} as const;

export const salaryLabels = { min: 'Salary from', max: 'Salary to', currency: 'Currency', per: 'Paid per' } as const;
