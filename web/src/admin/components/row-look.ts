import { visuallyHidden } from '../../ui/VisuallyHidden.tsx';

/** The whole row of a table leads on: the link of its name lies over it. The row is positioned. */
export const overTheRow = { color: 'inherit', '&::after': { content: '""', position: 'absolute', inset: 0 } } as const;

/** On a phone a table is a list of records. Its head shows only the buttons; screen readers read the rest. */
export const recordsOnPhone = {
  display: 'block',
  '& thead, & tbody': { display: 'block' },
  '& thead tr': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& thead th': { pl: 0, border: 0 },
  '& thead th:not(:has(input, [role="button"]))': visuallyHidden,
} as const;
