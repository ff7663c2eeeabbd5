import type { ReactElement } from 'react';
import type { ServiceBrochureContent } from '../../content/service-brochures.ts';
import type { ServiceSection } from '../../content/service-page.ts';
import { BrochureCover } from '../brochure/BrochureCover.tsx';
import type { BrochurePosition } from '../brochure/BrochurePage.tsx';
import { BrochureSheets } from '../brochure/BrochureSheets.tsx';
import { ContactPage } from '../brochure/ContactPage.tsx';
import type { CoverPicture } from '../cover-picture.ts';
import type { CardsSection } from './CardBays.tsx';
import { CardsPage } from './CardsPage.tsx';
import { coverDrawing } from './cover-drawings.tsx';
import { OverviewPage } from './OverviewPage.tsx';
import { TopicPage } from './TopicPage.tsx';

/** So many cards still stand on the overview. */
const fewCards = 3;

type BrochureSheet = (position: BrochurePosition) => ReactElement;

interface ServiceBrochureProps {
  content: ServiceBrochureContent;
  picture: CoverPicture | undefined;
}

/** The brochure of a service, made of the words of its page. */
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

/** The sheets of a section; texts and short cards stand on the overview, and a call to action has no place on paper. */
function sheetsOf(section: ServiceSection): readonly BrochureSheet[] {
  if (section.kind === 'topics') {
    return section.topics.map((topic) => (position) => <TopicPage {...position} label={section.label} topic={topic} />);
  }
  if (section.kind === 'cards' && !isShort(section))
    return [(position) => <CardsPage {...position} section={section} />];
  return [];
}

function isShort({ cards }: CardsSection): boolean {
  return cards.length <= fewCards;
}
