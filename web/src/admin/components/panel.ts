import { adminColours as colours } from '../theme/admin-colours.ts';

const tones = {
  calm: { borderTopColor: colours.amber, background: colours.warm },
  alarm: { borderTopColor: colours.error, background: colours.errorWash },
  well: { borderTopColor: colours.teal, background: colours.successWash },
} as const;

/** How a `Paper` looks that says something about all of a screen: what waits, what failed, or that all is well. */
export const panel = (tone: keyof typeof tones) =>
  ({ padding: 'clamp(16px, 2.5vw, 28px)', borderTop: '3px solid', ...tones[tone] }) as const;

/** A `fieldset` without a look: its fields stand one below the other, as wide as there is room. */
export const fieldset = { minWidth: 0, margin: 0, padding: 0, border: 0 } as const;
