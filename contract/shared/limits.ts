/**
 * Lengths in characters, sizes in bytes. The customer's spec sets the title and the PDF size. The other limits keep a document
 * far below Firestore's 1 MiB.
 */
export const limits = {
  /** The length of a first name, or of a last name. */
  name: 100,
  email: 254,
  webAddress: 2048,
  /** The length as typed, with blanks and brackets. */
  phone: 100,
  applicationPhoneDigits: { min: 7, max: 15 },
  company: 200,
  subject: 200,
  contactMessage: 10_000,
  position: 100,
  applicationComments: 50_000,
  jobTitle: 100,
  jobLine: 200,
  jobText: 2000,
  jobResponsibilities: 10_000,
  /** The highest amount of a salary. */
  salary: 100_000_000_000,
  jobSearch: 200,
  /** The number of values that a job list counts for each filter. */
  facetValues: 50,
  /** The jobs of one bulk action. They are changed one after the other within the time of one request. */
  jobsPerAction: 50,
  /** The emails of one bulk action. */
  mailsPerAnswer: 200,
  password: 1024,
  pdfBytes: 10 * 1024 * 1024,
  /** The size of a page of the job list. */
  jobsPerAnswer: 100,
  jsonBodyBytes: 512 * 1024,
  browserReportBytes: 4 * 1024,
  /** A PDF and the fields beside it. */
  multipartBytes: 10 * 1024 * 1024 + 512 * 1024,
} as const;
