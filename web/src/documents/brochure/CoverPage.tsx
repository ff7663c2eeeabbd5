import { SingleLineDiagram } from '../../components/drawings/SingleLineDiagram.tsx';
import { brochure } from '../../content/brochure.ts';
import { company } from '../../content/company.ts';
import type { CoverPicture } from '../cover-picture.ts';
import { BrochureCover, type CoverContent } from './BrochureCover.tsx';
import type { BrochurePosition } from './BrochurePage.tsx';

const { cover, title } = brochure;

const content: Omit<CoverContent, 'picture'> = {
  kind: title,
  title: company.tagline,
  lead: cover.lead,
  drawing: {
    figure: <SingleLineDiagram title={cover.alternative} />,
    alternative: cover.alternative,
    caption: cover.drawing,
    // The whole drawing, cut close; drawn so large that its board runs off the right edge of the paper.
    viewBox: [34, 40, 868, 580],
    scale: 0.655,
    lettering: 8.1875,
  },
};

/** The cover of the company brochure: what the firm draws, and what it says of itself. */
export function CoverPage({ picture, ...position }: BrochurePosition & { picture: CoverPicture | undefined }) {
  return <BrochureCover {...position} content={{ ...content, picture }} />;
}
