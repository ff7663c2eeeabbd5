import { join } from 'node:path';
import { Font, Text, type TextProps } from '@react-pdf/renderer';
import { colours } from '../ui/theme/tokens.ts';
import { type ContentTag, Tagged } from './structure.tsx';

/** Measures of an A4 sheet in points. Text stands inside the margins; the frame is the line of a drawing sheet. */
export const sheet = { frame: 24, margin: 56, titleBlock: 40, label: 112, gap: 18 } as const;

/** The font families of the PDFs: those of the site, at fixed weights. */
export const printFamilies = { heading: 'Archivo', text: 'Source Sans', mono: 'JetBrains Mono' } as const;

/** The colour of the frame and the title block: darker than the hairlines inside, as on an engineering drawing. */
export function frameColour(ground: 'light' | 'dark'): string {
  return ground === 'dark' ? colours.muted : colours.outline;
}

/**
 * Registers the fonts with the PDF writer. Call this before rendering.
 * @param folder the folder of `npm run fonts`, which the bundle cannot know because it is built elsewhere
 */
export function registerFonts(folder: string): void {
  const { heading, text, mono } = printFamilies;
  Font.register({ family: heading, src: join(folder, 'archivo-600.ttf'), fontWeight: 600 });
  Font.register({ family: text, src: join(folder, 'source-sans-400.ttf'), fontWeight: 400 });
  Font.register({ family: mono, src: join(folder, 'jetbrains-mono-450.ttf'), fontWeight: 400 });
  // No hyphenation: a hyphen of the renderer would be in copied text, and a search would miss the word.
  Font.registerHyphenationCallback((word) => [word]);
}

// Room at the end of a line for its restored spaces: natural-spaces.ts.
const roomForSpaces = 6;

interface ParagraphProps {
  as?: ContentTag;
  style?: TextProps['style'];
  children: string;
}

/** A tagged paragraph, heading or cell, by default in the text style of the sheet. */
export function Paragraph({ as = 'P', style, children }: ParagraphProps) {
  return (
    <Tagged as={as}>
      <Text style={[{ paddingRight: roomForSpaces }, style ?? {}]}>{keepLastWord(children)}</Text>
    </Tagged>
  );
}

/** Joins a short last word to the word before it, so that no line has only that word. */
export function keepLastWord(paragraph: string): string {
  return paragraph.replace(/ (\S{1,14})$/, '\u00a0$1');
}
