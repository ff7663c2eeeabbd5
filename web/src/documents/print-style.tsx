import { join } from 'node:path';
import { Font, Text, type TextProps } from '@react-pdf/renderer';
import { colours } from '../ui/theme/tokens.ts';
import { type ContentTag, Tagged } from './structure.tsx';

/** The measures of an A4 sheet in points. Text stands inside the margins. The frame is the border line of a drawing sheet. */
export const sheet = { frame: 24, margin: 56, titleBlock: 40, label: 112, gap: 18 } as const;

/** The font families of the PDFs. They are the families of the site, in fixed weights. */
export const printFamilies = { heading: 'Archivo', text: 'Source Sans', mono: 'JetBrains Mono' } as const;

/** Gives the colour of the frame and the title block. It is darker than the lines inside, as on an engineering drawing. */
export function frameColour(ground: 'light' | 'dark'): string {
  return ground === 'dark' ? colours.muted : colours.outline;
}

/**
 * Registers the fonts with the PDF writer. A caller must do this before rendering.
 * @param folder the output folder of `npm run fonts`; the bundle cannot know it, because the bundle is built elsewhere
 */
export function registerFonts(folder: string): void {
  const { heading, text, mono } = printFamilies;
  Font.register({ family: heading, src: join(folder, 'heading-600.ttf'), fontWeight: 600 });
  Font.register({ family: text, src: join(folder, 'text-400.ttf'), fontWeight: 400 });
  Font.register({ family: mono, src: join(folder, 'mono-450.ttf'), fontWeight: 400 });
  // Hyphenation is off. A hyphen would be part of copied text, and a search would not find the word.
  Font.registerHyphenationCallback((word) => [word]);
}

// The room at the end of a line, in points, for its restored spaces (natural-spaces.ts).
const roomForSpaces = 6;

interface ParagraphProps {
  as?: ContentTag;
  style?: TextProps['style'];
  children: string;
}

/** A tagged paragraph, heading or cell. By default, it has the text style of the sheet. */
export function Paragraph({ as = 'P', style, children }: ParagraphProps) {
  return (
    <Tagged as={as}>
      <Text style={[{ paddingRight: roomForSpaces }, style ?? {}]}>{keepLastWord(children)}</Text>
    </Tagged>
  );
}

/** Joins a short last word to the word before, so that no line consists of that word only. */
export function keepLastWord(paragraph: string): string {
  return paragraph.replace(/ (\S{1,14})$/, '\u00a0$1');
}
