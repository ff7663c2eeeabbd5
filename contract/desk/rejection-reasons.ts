/** Why an admin turned an application down: for the desk and its reports, and never for the applicant. */
export const rejectionReasons = ['experience', 'right-to-work', 'filled', 'withdrew', 'other'] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

export const rejectionReasonWords: Record<RejectionReason, string> = {
  experience: 'Experience',
  'right-to-work': 'Right to work',
  filled: 'Position filled',
  withdrew: 'Withdrew by phone or email',
  other: 'Other',
};
