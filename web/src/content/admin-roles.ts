import { type Role, roleNames, rolesLine } from '@ohmbridge/contract/team/roles';

/** The words for an admin who opens a page without the role for it. */
export const roleCopy = {
  notYours: (wanted: readonly Role[]) =>
    `This page is for those who have the role ${wanted.map((role) => `“${roleNames[role]}”`).join(' or ')}.`,
  held: (held: readonly Role[]) =>
    held.length === 0
      ? 'You have no role at present. A colleague with the role “Team” can give you one.'
      : `You have: ${rolesLine(held)}. A colleague with the role “Team” can give you another; then this page opens by itself.`,
  back: 'Back to the dashboard',
  lost: 'Your roles have changed, and this page is not yours any more. What you have typed stays here until you leave; nothing of it can be saved.',
} as const;
