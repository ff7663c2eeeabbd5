import Typography from '@mui/material/Typography';
import { LinkCard } from '../../components/LinkCard.tsx';
import { PictureFrame } from '../../components/PictureFrame.tsx';
import type { CaseStudyCard } from '../../content/case-study-page.ts';
import { colours, measures, timings } from '../../theme/tokens.ts';

const look = {
  '& img, & [role="img"]': { transition: `opacity ${timings.quick}` },
  '&:hover img': { opacity: 0.92 },
  '& a': {
    color: colours.ink,
    textDecorationLine: 'underline',
    textDecorationThickness: 1,
    textDecorationColor: colours.amberDeep,
    textUnderlineOffset: '0.22em',
  },
  '&:hover a': { textDecorationThickness: 2 },
} as const;

const ratingLook = {
  margin: '18px 0 8px',
  paddingTop: 1.5,
  borderTop: `2px solid ${colours.ink}`,
  lineHeight: 'normal',
  color: 'text.secondary',
} as const;

const sizes = `(min-width: ${measures.desktop}px) 360px, (min-width: ${measures.tablet}px) 45vw, 90vw`;

interface CaseCardProps {
  card: CaseStudyCard;
  href: string;
}

/** A case study in the list: its picture, its rating, its name, what was done. */
export function CaseCard({ card: { name, description, rating, picture }, href }: CaseCardProps) {
  return (
    <LinkCard
      href={href}
      picture={<PictureFrame picture={picture} ratio={4 / 3} sizes={sizes} bare />}
      label={
        <Typography variant="caption" component="p" sx={ratingLook}>
          {rating}
        </Typography>
      }
      title={name}
      sx={look}
    >
      <Typography sx={{ marginTop: 1.5, color: 'text.secondary' }}>{description}</Typography>
    </LinkCard>
  );
}
