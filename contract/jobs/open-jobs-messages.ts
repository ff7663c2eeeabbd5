/** The words in place of the open jobs, as the customer gave them. Apart, because the first screens need no other message. */
export const openJobsMessages = {
  teaserFailed: 'Failed to load job listings. Please try again later.',
  pageFailed: 'Something went wrong. Please try again later.',
  none: (country: string) => `No current openings in ${country}.`,
};
