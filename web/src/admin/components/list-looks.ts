import { visuallyHidden } from '../../ui/VisuallyHidden.tsx';

/**
 * A list as a table. Its head stays below the app bar while the rows scroll. A row is positioned, because the link of its name
 * covers it.
 */
export const listTable = {
  '& th': { top: 56, py: 0.5, verticalAlign: 'middle', bgcolor: 'background.paper' },
  '& td': { verticalAlign: 'middle' },
  '& tbody tr': { position: 'relative' },
} as const;

/** A text that is cut off after its second line. */
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
  '& thead th': { border: 0 },
  '& thead th:first-of-type': { pl: 0 },
  '& thead th:not(:has(input, [role="button"]))': visuallyHidden,
} as const;
