import Box from '@mui/material/Box';
import { useId } from 'react';
import { aboutPage, type Value } from '../../content/firm/pages/about.ts';
import { staticPart } from '../../shared/static-parts.tsx';
import { LoopingFilm } from '../../ui/LoopingFilm.tsx';
import { Page } from '../../ui/sections/Page.tsx';
import { Section, type SectionHead } from '../../ui/sections/Section.tsx';
import { TabList, TabPanels } from '../../ui/sections/Tabs.tsx';
import { type TabsState, useTabs } from '../../ui/sections/use-tabs.ts';
import { colours, measures, media } from '../../ui/theme/tokens.ts';
import { TeamCarousel } from './TeamCarousel.tsx';

const AboutBanner = staticPart(() => import('./AboutStatic.tsx'), 'AboutBanner');
const AboutOpening = staticPart(() => import('./AboutStatic.tsx'), 'AboutOpening');
const AboutClosing = staticPart(() => import('./AboutStatic.tsx'), 'AboutClosing');
const ValueLetters = staticPart(() => import('./ValueLetters.tsx'), 'ValueLetters');
export const staticParts = [AboutBanner, AboutOpening, AboutClosing, ValueLetters];

export function AboutPage() {
  const { meta, values, team } = aboutPage;
  return (
    <Page meta={meta}>
      <AboutBanner />
      <AboutOpening />
      <Values {...values} />
      <Section symbol="generator" {...team}>
        <TeamCarousel {...team.carousel} />
      </Section>
      <AboutClosing />
    </Page>
  );
}

// The film bleeds off the right edge, and is as high as the letters beside it.
const columns = {
  '&&': { gridColumn: 'content-start / full-end' },
  display: 'grid',
  gap: '36px',
  [media.desktop]: {
    gridTemplateColumns: '200px minmax(0, 7fr) minmax(0, 6fr)',
    columnGap: 7,
  },
} as const;

const film = {
  position: 'relative',
  minHeight: 300,
  background: colours.deep,
  [media.print]: { display: 'none' },
} as const;

interface ValuesProps extends Pick<SectionHead, 'label' | 'title'> {
  film: string;
  entries: readonly Value[];
  /** The value that is shown if the address names none. */
  initial: string;
}

function Values({ label, title, film: filmId, entries, initial }: ValuesProps) {
  const labelId = useId();
  const state = useTabs(
    entries.map(({ id }) => id),
    initial,
  );
  return (
    <Section label={label} symbol="earth" ground="tinted" title={title} titleId={labelId}>
      <Box sx={columns}>
        {/* The list of tabs extends into the page's margin by its own styles. */}
        <Box sx={{ minWidth: 0, paddingRight: { xs: measures.margin, lg: 0 } }}>
          <TabList
            variant="bays"
            state={state}
            tabs={entries.map(({ id, word }) => ({ id, label: word }))}
            aria-labelledby={labelId}
          />
        </Box>
        <TabPanels
          state={state}
          sx={{ alignContent: 'start', paddingRight: { xs: measures.margin, lg: 0 }, minHeight: { lg: 760 } }}
        >
          {entries.map((value) => (
            <ValuePanel key={value.id} value={value} {...state.panelProps(value.id)} />
          ))}
        </TabPanels>
        <Box data-ground="dark" sx={film}>
          <LoopingFilm id={filmId} />
        </Box>
      </Box>
    </Section>
  );
}

type ValuePanelProps = ReturnType<TabsState['panelProps']> & { value: Value };

function ValuePanel({ value, ...panelProps }: ValuePanelProps) {
  return (
    <Box {...panelProps} tabIndex={0} sx={{ minWidth: 0 }}>
      <ValueLetters value={value} />
    </Box>
  );
}
