/** Messages that the API and the screens share. The customer's spec words many of them. */
export const messages = {
  required: (label: string) => `${label} is required`,
  tooLong: (label: string, max: number) => `${label} must be at most ${max} characters`,
  tooMany: (label: string, max: number) => `${label} must be at most ${max}`,
  singleLine: (label: string) => `${label} must not contain line breaks or control characters`,
  directionMarks: (label: string) => `${label} must not contain invisible marks that change the direction of the text`,
  plainText: (label: string) => `${label} must not contain control characters`,
  mustBeText: (label: string) => `${label} must be text`,
  mustBeBoolean: (label: string) => `${label} must be true or false`,
  mustBeMoment: (label: string) => `${label} must be a date and time such as 2026-01-31T09:00:00.000Z`,
  mustBeWholeNumber: (label: string, min: number, max: number) =>
    `${label} must be a whole number from ${min} to ${max}`,
  mustBeDay: (label: string) => `${label} must be a day such as 2026-01-31`,
  closingDayOver: (day: string, country: string) =>
    `${day} has already passed in ${country}. To show the job, choose a later closing date or none.`,
  mustBeAmount: (label: string) => `${label} must be an amount in figures, such as 58,000 or 12.50`,
  unclearNumber: (one: string, other: string) => `Enter ${one} or ${other}: this number can be read in two ways`,
  amountTooLarge: (label: string, max: string) => `${label} must be at most ${max}`,
  salaryBelow: (max: string, min: string) => `${max} must not be less than ${min}`,
  salaryParts: 'Salary must have an amount, a currency and a period',
  unknownCursor: (label: string) => `${label} must be the "next" of an earlier answer`,
  unknownOption: (label: string) => `${label} is not one of the options`,
  invalidEmail: 'Invalid email address',
  oneEmail: (label: string) => `${label} must be one address only`,
  emailCharacter: (label: string, character: string) => `${label} must not contain ${characterWords(character)}`,
  contactPhone: (min: number, max = min) =>
    min === max ? `Phone number must be ${min} digits` : `Phone number must have ${min} to ${max} digits`,
  applicationPhone: 'Phone number must have 7 to 15 digits',
  webAddress: (label: string) => `${label} must be a web address that starts with https:// or http://`,
  pdfOnly: 'Only PDF files are allowed!',
  pdfPassword: 'This PDF asks for a password. Save it without one and upload it again.',
  pdfTooLarge: 'File size should not exceed 10MB!',
  pdfMissing: 'The uploaded PDF could not be found. Please upload it again.',

  contactSent: 'Thank you for your message. We will get back to you soon!',
  contactFailed: 'Sorry, there was an error sending your message. Please try again later.',
  applicationSent: 'Thank you for your application. We will review it and get back to you soon!',
  applicationSentTitle: 'Application Submitted Successfully!',
  applicationFailed: 'Sorry, there was an error submitting your application. Please try again later.',
  loginFailed: 'Failed to login',
  wrongCredentials: 'Wrong email or password',
  notAnAdmin: 'This account has no access to the admin area.',
  notYourRole: 'Your role in the team does not allow this.',
  sessionEnded: 'Your session has ended. Please sign in again.',
  signInRequired: 'Please sign in first.',
  noJobsMatch: 'No job listings found matching your criteria.',
  confirmDelete: 'Are you sure you want to delete this job listing?',
  jobNotFound: 'Job not found',
  jobReference: 'Job must be a reference such as J-0042',
  jobChangedMeanwhile: 'This job listing has been changed since you opened it. Nothing has been saved.',
  mailNotFound: 'Email not found',
  mailNotFailed: 'This email is on its way, or has already been sent.',
  mailNotQuarantined: 'You can only delete emails that are held for a check or could not be sent.',
  productNotFound: 'Product Not Found',

  unreachable: 'The server could not be reached. Please check your connection and try again.',
  apiError: (status: number) => `API error: ${status}`,
  notFound: 'There is nothing at this address.',
  bodyTooSlow: 'The request took too long to arrive. Please try again.',
  invalidJson: 'The request body is not valid JSON.',
  invalidMultipart: 'The upload is incomplete or malformed. Please try again.',
  bodyTooLarge: 'The request is too large.',
  invalidFields: 'Please check the marked fields.',
  invalidIdempotencyKey: 'The header Idempotency-Key must be 16 to 64 letters, digits, hyphens or underscores.',
  unsupportedBody: 'Send the request as JSON or as a multipart form.',
  notFromSite:
    'We could not recognise this form as coming from our website. Please load the page again and send the form once more.',
  tooManyRequests: 'Too many requests. Please wait a moment and try again.',
  unexpected: 'Something went wrong on our side. Please try again later.',
} as const;

/** Names a character, blanks and invisible ones included, so that the visitor can find it. */
function characterWords(character: string): string {
  if (character === ' ') return 'spaces';
  if (!/[\s\p{Cc}\p{Cf}]/u.test(character)) return `the character ${character}`;
  return `the invisible character U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
}
