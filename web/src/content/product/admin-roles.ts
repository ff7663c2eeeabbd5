import { type Role, roleNames, rolesLine } from '@site/contract/team/roles';

/** The words for an admin who opens a page without the role for it. */
export const roleCopy = {
  notYours: (wanted: readonly Role[]) =>
    `This page is for colleagues with the role ${wanted.map((role) => `“${roleNames[role]}”`).join(' or ')}.`,
  held: (held: readonly Role[]) =>
    held.length === 0
      ? 'You have no role at present. A colleague with the role “Team” can give you one.'
      : `Your roles: ${rolesLine(held)}. A colleague with the role “Team” can give you another one. This page then opens automatically.`,
  back: 'Back to the dashboard',
  lost: 'Your roles have changed, and you can no longer use this page. Your text stays here until you leave, but cannot be saved. Copy it if you still need it.',
} as const;
