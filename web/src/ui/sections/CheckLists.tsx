import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { CheckList } from '../CheckList.tsx';
import { Section, type SectionHead } from './Section.tsx';

interface CheckListsProps extends SectionHead {
  lists: readonly { title: string; items: readonly string[] }[];
}

/** Lists side by side, each under its title. */
export function CheckLists({ lists, ...head }: CheckListsProps) {
  return (
    <Section {...head}>
      <Grid container rowSpacing={6} columnSpacing="clamp(40px, 7vw, 96px)">
        {lists.map(({ title, items }) => (
          <Grid key={title} size={{ xs: 12, md: 6 }}>
            <Typography variant="h3" sx={{ marginBottom: 2.5 }}>
              {title}
            </Typography>
            <CheckList items={items} />
          </Grid>
        ))}
      </Grid>
    </Section>
  );
}
