/** Marks a button that leads to another screen, as a link does: forms with something unsaved ask before. */
export const leadsAway = { 'data-leads-away': '' } as const;
