/**
 * Lengths are in characters, sizes in bytes. Title, PDF size and digits of a phone number are the customer's; the others
 * keep a document far below Firestore's 1 MiB.
 */
export const limits = {
  /** Of a first name, or a last one. */
  name: 100,
  email: 254,
  webAddress: 2048,
  /** As it is typed, with blanks and brackets. */
  phone: 100,
  /** After each country code that an enquiry can choose. */
  contactPhoneDigits: { '+44': 10, '+91': 10, '+998': 9 },
  applicationPhoneDigits: { min: 7, max: 15 },
  subject: 200,
  contactMessage: 10_000,
  position: 100,
  applicationComments: 50_000,
  jobTitle: 100,
  jobLine: 200,
  jobText: 2000,
  jobResponsibilities: 10_000,
  /** Of either end of a salary. */
  salary: 100_000_000_000,
  /** What is typed to search for jobs. */
  jobSearch: 200,
  /** As many values of one kind are counted beside a list of jobs. */
  facetValues: 50,
  /** What is done about many jobs takes as many at a time: they take turns, within the time that a request has. */
  jobsPerAction: 50,
  /** What is done about many mails takes as many at a time. */
  mailsPerAnswer: 200,
  password: 1024,
  pdfBytes: 10 * 1024 * 1024,
  /** A longer list comes in pages. */
  jobsPerAnswer: 100,
  jsonBodyBytes: 512 * 1024,
  browserReportBytes: 4 * 1024,
  /** A PDF and the fields beside it. */
  multipartBytes: 10 * 1024 * 1024 + 512 * 1024,
} as const;
