/** The words that the careers page and the careers teaser share. */
export const careersWords = {
  openings: (count: number) => (count === 1 ? 'Opening' : 'Openings'),
  openingsIn: (count: number, country: string) => `Openings in ${country}: ${count}`,
  openingsByCountry: (counts: readonly string[]) => `Openings: ${counts.join(', ')}`,
  chooseCountry: 'Choose Country',
  loading: 'Loading job openings',
  tryAgain: 'Try again',
  qualifications: 'Qualifications',
  experience: 'Experience',
  responsibilities: 'Responsibilities',
  apply: 'Apply Now',
  applyFor: (title: string) => `for ${title}`,
  viewDescription: 'View Job Description',
  descriptionOf: (title: string) => `of ${title}`,
  linkToJob: 'Link to this job',
  carousel: (country: string) => `Jobs in ${country}`,
  slide: (position: number, count: number, title: string) => `Job ${position} of ${count}: ${title}`,
} as const;
