import { adminColours as colours } from '../theme/admin-colours.ts';

/** The width of the sidebar, in pixels. */
export const sidebarWidth = 220;

/** The CSS variable with the distance from the end of the screen to the top of the bar of selected rows. */
export const selectionBarTop = '--desk-selection-bar-top';

/** A line about a submission: the label or the time, with the content beside it, or below it on a narrow screen. */
export const recordLine = {
  display: 'grid',
  gap: '2px 24px',
  gridTemplateColumns: { md: '10rem minmax(0, 1fr)' },
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
} as const;

/** The label has the height of one line of the text beside it. */
export const recordLabel = { lineHeight: 1.9 } as const;

const tones = {
  calm: { borderTopColor: colours.accent, background: colours.tinted },
  alarm: { borderTopColor: colours.error, background: colours.errorWash },
  well: { borderTopColor: colours.brand, background: colours.successWash },
} as const;

/** The look of a `Paper` across the whole screen: for waiting work, for a failure, or for the message that all is well. */
export const panel = (tone: keyof typeof tones) =>
  ({ padding: 'clamp(16px, 2.5vw, 28px)', borderTop: '3px solid', ...tones[tone] }) as const;

/** A `fieldset` without borders and margins, which can shrink: its fields are stacked, and use the available width. */
export const fieldset = { minWidth: 0, margin: 0, padding: 0, border: 0 } as const;

/** The whole row of a table is clickable: the link of its name covers it. The row must be positioned. */
export const overTheRow = { color: 'inherit', '&::after': { content: '""', position: 'absolute', inset: 0 } } as const;

/** The text of a screen, with the actions beside it on a wide screen. */
export const besideActs = {
  display: 'grid',
  gap: { xs: 3, lg: 4 },
  gridTemplateColumns: { lg: 'minmax(0, 1fr) 260px' },
  alignItems: { lg: 'start' },
} as const;
