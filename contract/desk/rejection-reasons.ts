/**
 * The reasons for which an admin turns an application down. The desk and its reports show them; the applicant's page never
 * does.
 */
export const rejectionReasons = ['experience', 'right-to-work', 'filled', 'withdrew', 'other'] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

export const rejectionReasonWords: Record<RejectionReason, string> = {
  experience: 'Experience',
  'right-to-work': 'Right to work',
  filled: 'Position filled',
  withdrew: 'Withdrew by phone or email',
  other: 'Other',
};
