/** The words about the job for which the applicant applies. */
export const appliedJobCopy = {
  applyingFor: 'You are applying for',
  place: (place: string, country: string) => (place.includes(country) ? place : `${place}, ${country}`),
  closed: 'This job has been closed.',
  sendAnyway: 'You can still send us your CV with the form below.',
  openings: 'See what is open',
} as const;
