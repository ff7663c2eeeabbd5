import { adminColours as colours } from '../theme/admin-colours.ts';

/** The width of the sidebar, in pixels. */
export const sidebarWidth = 220;

/** A line about a submission: the label or the time, and the content beside it, or below it on a narrow screen. */
export const recordLine = {
  display: 'grid',
  gap: '2px 24px',
  gridTemplateColumns: { md: '10rem minmax(0, 1fr)' },
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
} as const;

/** The label of the line: as high as a line of the text beside it. */
export const recordLabel = { lineHeight: 1.9 } as const;

const tones = {
  calm: { borderTopColor: colours.accent, background: colours.tinted },
  alarm: { borderTopColor: colours.error, background: colours.errorWash },
  well: { borderTopColor: colours.brand, background: colours.successWash },
} as const;

/** The look of a `Paper` about the whole screen: waiting work, a failure, or that all is well. */
export const panel = (tone: keyof typeof tones) =>
  ({ padding: 'clamp(16px, 2.5vw, 28px)', borderTop: '3px solid', ...tones[tone] }) as const;

/** A `fieldset` without a look: its fields stand one below the other, as wide as there is room. */
export const fieldset = { minWidth: 0, margin: 0, padding: 0, border: 0 } as const;

/** The whole row of a table leads on: the link of its name lies over it. The row is positioned. */
export const overTheRow = { color: 'inherit', '&::after': { content: '""', position: 'absolute', inset: 0 } } as const;

/** The text of a screen, and the acts on it: on a wide screen they stand beside it. */
export const besideActs = {
  display: 'grid',
  gap: { xs: 3, lg: 4 },
  gridTemplateColumns: { lg: 'minmax(0, 1fr) 260px' },
  alignItems: { lg: 'start' },
} as const;
