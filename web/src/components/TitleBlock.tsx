import { styled } from '@mui/material/styles';
import { colours, families } from '../theme/tokens.ts';

const Block = styled('span', { shouldForwardProp: (name) => name !== 'ground' })<{ ground: 'light' | 'dark' }>(
  ({ ground }) => ({
    display: 'inline-grid',
    gridTemplateColumns: 'auto 1fr auto',
    fontFamily: families.mono,
    fontSize: '0.75rem',
    lineHeight: 1.4,
    color: ground === 'dark' ? colours.onDarkSoft : colours.slate,
    background: ground === 'dark' ? colours.deep : colours.paper,
    border: `1px solid ${ground === 'dark' ? colours.onDarkHairline : colours.hairline}`,
    '& > span': { padding: '6px 10px' },
    '& > span + span': { borderLeft: `1px solid ${ground === 'dark' ? colours.onDarkHairline : colours.hairline}` },
  }),
);

interface TitleBlockProps {
  /** The drawing's number, for instance "DRG-001". */
  number: string;
  shows: string;
  /** Scale, voltage, or whatever an engineer would put there. */
  scale: string;
  ground?: 'light' | 'dark';
}

/** The small caption of a picture or drawing, set like the title block of a drawing sheet. */
export function TitleBlock({ number, shows, scale, ground = 'light' }: TitleBlockProps) {
  return (
    <Block ground={ground}>
      <span>{number}</span>
      <span>{shows}</span>
      <span>{scale}</span>
    </Block>
  );
}
