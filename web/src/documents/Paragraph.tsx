import { Text, type TextProps } from '@react-pdf/renderer';
import { type ContentTag, Tagged } from './structure.tsx';

// Room at the end of a line for its spaces, which get their own width back; see natural-spaces.ts.
const roomForSpaces = 6;

interface ParagraphProps {
  as?: ContentTag;
  style?: TextProps['style'];
  children: string;
}

/** A paragraph, heading or cell: typeset, tagged, in the type of the sheet unless told otherwise. */
export function Paragraph({ as = 'P', style, children }: ParagraphProps) {
  return (
    <Tagged as={as}>
      <Text style={[{ paddingRight: roomForSpaces }, style ?? {}]}>{keepLastWord(children)}</Text>
    </Tagged>
  );
}

/** Joins a short last word to the one before it, so that it does not stand on a line alone. */
export function keepLastWord(paragraph: string): string {
  return paragraph.replace(/ (\S{1,14})$/, '\u00a0$1');
}
