import { visuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { adminColours as colours } from '../theme/admin-colours.ts';

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

/** A list as a table: its head stays below the bar while its rows scroll, and a row is the ground of the link over it. */
export const listTable = {
  '& th': { top: 56, py: 0.5, verticalAlign: 'middle', bgcolor: 'background.paper' },
  '& td': { verticalAlign: 'middle' },
  '& tbody tr': { position: 'relative' },
} as const;

/** The text of a screen, and the acts on it: on a wide screen they stand beside it. */
export const besideActs = {
  display: 'grid',
  gap: { xs: 3, lg: 4 },
  gridTemplateColumns: { lg: 'minmax(0, 1fr) 260px' },
  alignItems: { lg: 'start' },
} as const;

/** A text that is cut after its second line. */
export const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

/** On a phone a table is a list of records. Its head shows only the buttons; screen readers read the rest. */
export const recordsOnPhone = {
  display: 'block',
  '& thead, & tbody': { display: 'block' },
  '& thead tr': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& thead th': { pl: 0, border: 0 },
  '& thead th:not(:has(input, [role="button"]))': visuallyHidden,
} as const;
