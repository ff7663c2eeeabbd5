import { media } from '../../ui/theme/tokens.ts';

/** On paper a tool is small enough for one sheet of A4, whatever it has found out. */
export const onOneSheet = { [media.print]: { zoom: 0.6 } } as const;
