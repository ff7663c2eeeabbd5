import styled from '@emotion/styled/base';
import { useId } from 'react';
import { PhaseWaves } from '../../components/drawings/PhaseWaves.tsx';
import { LoopingFilm } from '../../components/LoopingFilm.tsx';
import { interfaceCopy } from '../../content/interface.ts';
import type { Value } from '../../content/pages/about.ts';
import { Section } from '../../sections/Section.tsx';
import { TopicTabList } from '../../sections/TopicTabList.tsx';
import { TopicPanels } from '../../sections/topic-tab-styles.ts';
import { colours, measures, media } from '../../theme/tokens.ts';
import { ValueLetters } from './ValueLetters.tsx';

// The film bleeds off the right edge, as high as the letters beside it.
const Columns = styled('div')({
  '&&': { gridColumn: 'content-start / full-end' },
  display: 'grid',
  gap: 36,
  [media.desktop]: {
    gridTemplateColumns: '200px minmax(0, 7fr) minmax(0, 6fr)',
    columnGap: 56,
  },
});

// The row of tabs runs over the page's margin by itself.
const Tabs = styled('div')({ minWidth: 0, paddingRight: measures.margin, [media.desktop]: { paddingRight: 0 } });

const Panels = styled(TopicPanels)({
  alignContent: 'start',
  paddingRight: measures.margin,
  [media.desktop]: { paddingRight: 0, minHeight: 760 },
});

const Film = styled('div')({
  position: 'relative',
  minHeight: 300,
  background: colours.deep,
  [media.print]: { display: 'none' },
});

interface ValuesProps {
  label: string;
  title: string;
  film: string;
  entries: readonly Value[];
  /** The value that is shown where the address names none. */
  initial: string;
}

/** The firm's values behind three tabs, each word spelt by what it is made of, beside a film. */
export function Values({ label, title, film, entries, initial }: ValuesProps) {
  const labelId = useId();
  return (
    <Section label={label} symbol="earth" ground="warm" title={title} titleId={labelId}>
      <Columns>
        <Tabs>
          <TopicTabList
            tabs={entries.map(({ id, word }) => ({ id, tab: word }))}
            initial={initial}
            labelledBy={labelId}
          />
        </Tabs>
        <Panels data-waiting="">
          {entries.map((value) => (
            <ValueLetters key={value.id} value={value} isInitial={value.id === initial} />
          ))}
        </Panels>
        <Film data-ground="dark">
          <LoopingFilm id={film} subject={interfaceCopy.background}>
            <PhaseWaves />
          </LoopingFilm>
        </Film>
      </Columns>
    </Section>
  );
}
