import { caseStudies } from 'virtual:content-cards';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { caseStudiesPage } from '../../content/firm/pages/case-studies.ts';
import { caseStudyAddress } from '../../content/product/addresses.ts';
import { LinkCard } from '../../ui/LinkCard.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { PageBanner } from '../../ui/sections/PageBanner.tsx';
import { Section } from '../../ui/sections/Section.tsx';
import { colours, measures, timings } from '../../ui/theme/tokens.ts';

export function CaseStudiesBanner() {
  return <PageBanner {...caseStudiesPage.banner} />;
}

const question = {
  display: 'grid',
  alignContent: 'end',
  justifyItems: 'start',
  padding: 'clamp(28px, 4vw, 56px)',
  background: colours.tinted,
  borderTop: `2px solid ${colours.accent}`,
} as const;

const cardLook = {
  '& img, & [role="img"]': { transition: `opacity ${timings.quick}` },
  '&:hover img': { opacity: 0.92 },
  '& a': {
    color: colours.ink,
    textDecorationLine: 'underline',
    textDecorationThickness: 1,
    textDecorationColor: colours.accentDeep,
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

/** Gives the number of columns, of twelve, that the last row of cards leaves free for the question. */
const freeColumns = (toARow: number) => 12 - (caseStudies.length % toARow) * (12 / toARow);

export function CaseStudyList() {
  const { list, register, enquiry } = caseStudiesPage;
  const intro = (
    <>
      {register.text} <Link href={register.link.href}>{register.link.label}</Link>
    </>
  );
  return (
    <Section symbol="disconnector" {...list} intro={intro}>
      <Grid container columnSpacing="clamp(24px, 3vw, 40px)" rowSpacing={{ xs: '56px', lg: '72px' }}>
        {/* The list shares the grid with the question that fills its last row. */}
        <Box component="ul" role="list" sx={{ display: 'contents', listStyle: 'none' }}>
          {caseStudies.map(({ slug, card }) => (
            <Grid key={slug} component="li" size={{ xs: 12, md: 6, lg: 4 }}>
              <CaseCard slug={slug} card={card} />
            </Grid>
          ))}
        </Box>
        <Grid size={{ xs: 12, md: freeColumns(2), lg: freeColumns(3) }} sx={question}>
          <Typography variant="h3" sx={{ fontSize: 'clamp(1.5rem, 1.2rem + 1vw, 2.125rem)' }}>
            {enquiry.title}
          </Typography>
          <Typography variant="subtitle1" sx={{ marginTop: 1.5, marginBottom: 3.5, maxWidth: '40ch' }}>
            {enquiry.text}
          </Typography>
          <Button href={enquiry.action.href} variant="contained">
            {enquiry.action.label}
          </Button>
        </Grid>
      </Grid>
    </Section>
  );
}

function CaseCard({ slug, card: { name, description, rating, picture } }: (typeof caseStudies)[number]) {
  return (
    <LinkCard
      href={caseStudyAddress(slug)}
      picture={<PictureFrame picture={picture} ratio={4 / 3} sizes={sizes} bare />}
      label={
        <Typography variant="caption" component="p" sx={ratingLook}>
          {rating}
        </Typography>
      }
      title={name}
      sx={cardLook}
    >
      <Typography sx={{ marginTop: 1.5, color: 'text.secondary' }}>{description}</Typography>
    </LinkCard>
  );
}
