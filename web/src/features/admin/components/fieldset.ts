/** A `fieldset` that shows nothing of its own: its fields one below the other, as wide as there is room. */
export const fieldset = { minWidth: 0, margin: 0, padding: 0, border: 0 } as const;
