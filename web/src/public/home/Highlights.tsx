import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Picture } from '../../content/shapes/picture.ts';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { Section, type SectionHead } from '../../ui/sections/Section.tsx';
import { colours, measures, media } from '../../ui/theme/tokens.ts';

// The picture bleeds off the right edge of the page.
const columns = {
  display: 'grid',
  gap: { xs: 6, lg: 10 },
  '&&': { gridColumn: 'content-start / full-end' },
  '& figcaption': { paddingRight: measures.margin },
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)', alignItems: 'start' },
} as const;

const list = {
  padding: 0,
  margin: { xs: `0 ${measures.margin} 0 0`, lg: 0 },
  listStyle: 'none',
  borderTop: `2px solid ${colours.ink}`,
  '& > li': { padding: '22px 0 26px', borderBottom: `1px solid ${colours.hairline}` },
} as const;

interface HighlightsProps extends Pick<SectionHead, 'label' | 'title'> {
  picture: Picture;
  points: readonly { title: string; text: string; reference: string }[];
}

export function Highlights({ picture, points, ...head }: HighlightsProps) {
  return (
    <Section symbol="breaker" {...head}>
      <Box sx={columns}>
        <Box component="ol" sx={list}>
          {points.map(({ title, text, reference }) => (
            <li key={title}>
              <Typography variant="h3">{title}</Typography>
              <Typography sx={{ marginTop: '10px', color: 'text.secondary' }}>{text}</Typography>
              <Typography variant="caption" component="p" sx={{ marginTop: 1.5, color: colours.brandDeep }}>
                {reference}
              </Typography>
            </li>
          ))}
        </Box>
        <PictureFrame picture={picture} ratio={5 / 4} sizes={`(min-width: ${measures.desktop}px) 52vw, 95vw`} />
      </Box>
    </Section>
  );
}
