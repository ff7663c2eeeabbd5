/** A line of what is known of a submission: its label or time, and beside it, where there is room, what there is to say. */
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
