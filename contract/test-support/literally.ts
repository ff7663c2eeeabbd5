/** Gives the source of a regular expression that matches text, whatever its characters mean in one. */
export const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
