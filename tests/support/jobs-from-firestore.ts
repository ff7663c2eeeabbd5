/** Where visitors' pages ask Firestore for open jobs: lists of them, and single ones. */
export const jobListRequests = '**/documents:runQuery?*';
export const singleJobRequests = '**/documents/jobs/*';

/** What Firestore answers where there is none. */
export const noJobs = {
  headers: { 'access-control-allow-origin': '*' },
  json: [{ readTime: '2026-01-01T00:00:00.000000Z' }],
};
