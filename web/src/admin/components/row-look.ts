import { visuallyHidden } from '../../ui/VisuallyHidden.tsx';

/** The whole row of a table leads on: the link of its name lies over it. The row is positioned. */
export const overTheRow = { color: 'inherit', '&::after': { content: '""', position: 'absolute', inset: 0 } } as const;

/** On a phone a table is a list of records; its head is there for who has it read out. */
export const recordsOnPhone = {
  display: 'block',
  '& thead': visuallyHidden,
  '& tbody': { display: 'block' },
} as const;
