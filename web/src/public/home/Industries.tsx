import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IndustryIcon, type IndustryIconName } from '../../drawings/IndustryIcon.tsx';
import { Section, type SectionHead } from '../../ui/sections/Section.tsx';
import { colours } from '../../ui/theme/tokens.ts';

// The schedule of symbols of a drawing: a mark, its name, what it stands for.
const schedule = {
  borderTop: `2px solid ${colours.ink}`,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr)',
    gap: '20px',
    padding: '24px 0',
    borderBottom: `1px solid ${colours.hairline}`,
  },
} as const;

/** As high as a finger needs, without moving the line. */
const nameLink = { display: 'inline-block', padding: '4px 0', margin: '-4px 0' } as const;

interface IndustriesProps extends Pick<SectionHead, 'label' | 'title'> {
  entries: readonly { icon: IndustryIconName; name: string; note: string; href?: string }[];
}

export function Industries({ entries, ...head }: IndustriesProps) {
  return (
    <Section symbol="generator" {...head}>
      <Grid container component="ul" role="list" columnSpacing="clamp(32px, 4vw, 64px)" sx={schedule}>
        {entries.map(({ icon, name, note, href }) => (
          <Grid key={name} component="li" size={{ xs: 12, md: 6, lg: 4 }}>
            <IndustryIcon name={icon} />
            <Box>
              <Typography variant="h3">
                {href ? (
                  <Link href={href} sx={nameLink}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </Typography>
              <Typography variant="body2" sx={{ marginTop: '6px', color: 'text.secondary' }}>
                {note}
              </Typography>
            </Box>
          </Grid>
        ))}
      </Grid>
    </Section>
  );
}
