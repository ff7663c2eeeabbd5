import { Text, type TextProps } from '@react-pdf/renderer';
import { type ContentTag, Tagged } from './structure.tsx';
import { typeset } from './typeset.ts';

// What the spaces of a line may need when they get their own width back; see natural-spaces.ts.
const squeeze = 6;

interface ParagraphProps {
  as?: ContentTag;
  style?: TextProps['style'];
  children: string;
}

/** A paragraph, heading or cell: typeset, tagged, in the type of the sheet unless told otherwise. */
export function Paragraph({ as = 'P', style, children }: ParagraphProps) {
  return (
    <Tagged as={as}>
      <Text style={[{ paddingRight: squeeze }, style ?? {}]}>{typeset(children)}</Text>
    </Tagged>
  );
}
