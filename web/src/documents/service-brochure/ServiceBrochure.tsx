import type { ReactElement } from 'react';
import type { ServiceBrochureContent } from '../../content/firm/service-brochures.ts';
import type { ServiceSection } from '../../content/shapes/service-page.ts';
import { BatteryBlocks } from '../../drawings/BatteryBlocks.tsx';
import { CableTrench } from '../../drawings/CableTrench.tsx';
import { EarthGrid } from '../../drawings/EarthGrid.tsx';
import { BrochureCover, type CoverContent } from '../brochure/BrochureCover.tsx';
import { type BrochureSheet, BrochureSheets } from '../brochure/BrochurePage.tsx';
import { ContactPage } from '../brochure/ContactPage.tsx';
import type { CoverPicture } from '../cover-picture.ts';
import { CardsPage, type CardsSection } from './CardSections.tsx';
import { OverviewPage } from './OverviewPage.tsx';
import { TopicPage } from './TopicPage.tsx';

type Cover = ServiceBrochureContent['cover'];
type Cut = Pick<CoverContent['drawing'], 'viewBox' | 'scale' | 'lettering'>;

// Each drawing runs off the right edge of the paper.
const drawings: Record<Cover['drawing'], Cut & { figure: (props: { title: string }) => ReactElement }> = {
  batteryBlocks: { figure: BatteryBlocks, viewBox: [34, 30, 700, 560], scale: 0.772, lettering: 8.2 },
  cableTrench: { figure: CableTrench, viewBox: [-900, -60, 2360, 1960], scale: 0.2286, lettering: 8.2 },
  earthGrid: { figure: EarthGrid, viewBox: [-22, -21, 101, 84], scale: 5.35, lettering: 8.2 },
};

/** The greatest number of cards in a section on the overview. A section with more cards gets a separate sheet. */
const maxCardsOnOverview = 3;

interface ServiceBrochureProps {
  content: ServiceBrochureContent;
  picture: CoverPicture | undefined;
}

/** The brochure of a service, with the texts of the service's page. */
export function ServiceBrochure({ content, picture }: ServiceBrochureProps) {
  const { page, record, title, cover } = content;
  const { heading, description } = page.banner;
  const texts = page.sections.filter((section) => section.kind === 'text');
  const cards = page.sections.filter((section) => section.kind === 'cards').filter(isShort);
  const coverContent = { kind: title, title: heading, lead: description, picture, drawing: coverDrawing(cover) };
  const sheets: readonly BrochureSheet[] = [
    (position) => <BrochureCover {...position} content={coverContent} />,
    (position) => <OverviewPage {...position} texts={texts} cards={cards} standards={page.standards} />,
    ...page.sections.flatMap(sheetsOf),
    ContactPage,
  ];
  return <BrochureSheets document={{ record, title }} sheets={sheets} />;
}

/**
 * Gives the sheets of a section. Texts and short card sections have none, because the overview shows them. A call to action has
 * none either.
 */
function sheetsOf(section: ServiceSection): readonly BrochureSheet[] {
  if (section.kind === 'topics') {
    return section.topics.map((topic) => (position) => <TopicPage {...position} label={section.label} topic={topic} />);
  }
  if (section.kind === 'cards' && !isShort(section))
    return [(position) => <CardsPage {...position} section={section} />];
  return [];
}

function isShort({ cards }: CardsSection): boolean {
  return cards.length <= maxCardsOnOverview;
}

/** Gives the drawing of a cover, with its size on paper. */
function coverDrawing({ drawing, alternative, caption }: Cover): CoverContent['drawing'] {
  const { figure: Figure, ...cut } = drawings[drawing];
  return { ...cut, figure: <Figure title={alternative} />, alternative, caption };
}
