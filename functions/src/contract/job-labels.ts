/** What a job's fields are called: on the form, in error messages, in the history, and where visitors and PDFs show them. */
export const jobLabels = {
  title: 'Title',
  type: 'Type',
  country: 'Country',
  place: 'Location',
  qualifications: 'Qualifications',
  experience: 'Experience',
  responsibilities: 'Responsibilities',
  isActive: 'Active Job Listing (visible to website visitors)',
  pdf: 'Job description (PDF)',
} as const;
