/** The fields of a laid-out node that this file uses. */
interface LaidOutNode {
  children?: readonly LaidOutNode[] | null;
  lines?: readonly LaidOutLine[] | null;
}

interface LaidOutLine {
  runs: readonly {
    attributes: { scale?: number };
    glyphs?: readonly { codePoints: readonly number[]; advanceWidth: number }[];
    positions?: readonly { xAdvance: number }[];
  }[];
}

const space = ' '.codePointAt(0);

/**
 * Restores the natural width of spaces. The layout engine narrows spaces to fit one more word into a full line, even in
 * left-aligned text. Restored lines are longer; `Paragraph` leaves room for that on its right.
 */
export function restoreNaturalSpaces(node: LaidOutNode): void {
  for (const { runs } of node.lines ?? []) {
    for (const { attributes, glyphs = [], positions = [] } of runs) {
      for (const [index, glyph] of glyphs.entries()) {
        const position = positions[index];
        if (position === undefined || glyph.codePoints[0] !== space) continue;
        position.xAdvance = Math.max(position.xAdvance, glyph.advanceWidth * (attributes.scale ?? 0));
      }
    }
  }
  for (const child of node.children ?? []) restoreNaturalSpaces(child);
}
