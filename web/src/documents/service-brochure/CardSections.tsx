import { StyleSheet, View } from '@react-pdf/renderer';
import type { ServiceSection } from '../../content/shapes/service-page.ts';
import type { BaySymbolName } from '../../drawings/BaySymbol.tsx';
import { colours } from '../../ui/theme/tokens.ts';
import { BrochureHeading, BrochurePage, type BrochurePosition } from '../brochure/BrochurePage.tsx';
import { Conductor, PrintBay } from '../PrintBay.tsx';
import { Paragraph, printFamilies } from '../print-style.tsx';

export type CardsSection = ServiceSection & { kind: 'cards' };

const styles = StyleSheet.create({
  title: { fontFamily: printFamilies.heading, fontWeight: 600, fontSize: 15, lineHeight: 1.2, letterSpacing: -0.2 },
  intro: { fontSize: 10.2, lineHeight: 1.46, marginTop: 6, maxWidth: 440 },
  pageIntro: { fontSize: 11, lineHeight: 1.44, marginTop: 14, maxWidth: 440 },
  standard: { fontFamily: printFamilies.mono, fontSize: 7.5, lineHeight: 1.55, color: colours.muted, marginTop: 4 },
});

const symbols: readonly BaySymbolName[] = ['earth', 'disconnector', 'currentTransformer'];

/** A section of cards as a part of a sheet: its title, and one bay for each card. */
export function CardBays({ section }: { section: CardsSection }) {
  const { title, intro, cards } = section;
  return (
    <View>
      <Conductor space={26}>
        <Paragraph as="H2" style={styles.title}>
          {title}
        </Paragraph>
        {intro ? <Paragraph style={styles.intro}>{intro}</Paragraph> : <View />}
      </Conductor>
      <Cards cards={cards} heading="H3" space={14} />
    </View>
  );
}

/** A section of cards on a separate sheet. */
export function CardsPage({ section, ...position }: BrochurePosition & { section: CardsSection }) {
  const { label, title, intro, cards } = section;
  return (
    <BrochurePage {...position} bookmark={title}>
      <Conductor fromFrame>
        <BrochureHeading label={label} title={title} />
        {intro ? <Paragraph style={styles.pageIntro}>{intro}</Paragraph> : <View />}
      </Conductor>
      <Cards cards={cards} heading="H2" space={46} />
    </BrochurePage>
  );
}

/** The cards of a section. Each card is a bay. */
function Cards({ cards, heading, space }: { cards: CardsSection['cards']; heading: 'H2' | 'H3'; space: number }) {
  return cards.map((card, index) => (
    <PrintBay
      key={card.title}
      symbol={symbols[index % symbols.length] ?? 'node'}
      name={card.title}
      space={space}
      heading={heading}
      last={index === cards.length - 1}
      aside={card.standard ? <Paragraph style={styles.standard}>{card.standard}</Paragraph> : undefined}
    >
      <Paragraph>{card.text}</Paragraph>
    </PrintBay>
  ));
}
