import styled from '@emotion/styled/base';
import { PictureFrame } from '../../components/PictureFrame.tsx';
import { Text } from '../../components/Text.tsx';
import type { CaseStudyCard } from '../../content/case-study-page.ts';
import { colours, families, measures, timings } from '../../theme/tokens.ts';

const Item = styled('li')({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  '& img, & [role="img"]': { transition: `opacity ${timings.quick}` },
  '&:hover img': { opacity: 0.92 },
  '&:hover a': { textDecorationThickness: 2 },
});

const Rating = styled('p')({
  margin: '18px 0 8px',
  paddingTop: 12,
  borderTop: `2px solid ${colours.ink}`,
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  color: colours.slate,
});

// The link covers the whole card.
const CardLink = styled('a')({
  color: colours.ink,
  textDecorationLine: 'underline',
  textDecorationThickness: 1,
  textDecorationColor: colours.amberDeep,
  textUnderlineOffset: '0.22em',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

interface CaseCardProps {
  card: CaseStudyCard;
  href: string;
}

/** A case study in the list: its picture, its rating, its name, what was done. */
export function CaseCard({ card, href }: CaseCardProps) {
  const { name, description, rating, picture } = card;
  return (
    <Item>
      <PictureFrame
        picture={picture}
        ratio={4 / 3}
        sizes={`(min-width: ${measures.desktop}px) 360px, (min-width: ${measures.tablet}px) 45vw, 90vw`}
        bare
      />
      <Rating>{rating}</Rating>
      <Text variant="h3">
        <CardLink href={href}>{name}</CardLink>
      </Text>
      <Text css={{ marginTop: 12, color: colours.slate }}>{description}</Text>
    </Item>
  );
}
