import type { ToolAddress } from '../product/pages/tools.ts';
import type { PageMeta } from './page-meta.ts';
import type { Picture } from './picture.ts';

/** One topic of a tabbed section: shown one at a time, each with its own address (`#hv`). */
export interface Topic {
  /** The anchor, in lower case. */
  id: string;
  /** The words on the tab, short. */
  tab: string;
  title: string;
  description: string;
  /** 6 to 8 points that an engineer would check. */
  items: readonly string[];
  /** Standards and recommendations that govern it, as engineers write them: "ENA TS 41-24". */
  standards?: readonly string[];
}

interface SectionHead {
  label: string;
  title: string;
  intro?: string;
}

/** A brochure of the service, which opens in a new window. */
export interface ServiceBrochure {
  label: string;
  href: string;
  /** The button is a round one; a bar otherwise. */
  round?: boolean;
}

/** The drawings that a service page can show; the code of each is loaded with its page only. */
export type ServiceDrawingName =
  | 'gridConnection'
  | 'earthingLayout'
  | 'transformerBay'
  | 'protectionScheme'
  | 'cableTrench'
  | 'g99Connection';

/** A drawing with the words of its title block. */
export interface ServiceDrawing {
  name: ServiceDrawingName;
  /** DRG-… */
  number: string;
  shows: string;
  /** The scale, the voltage, or another fact for engineers. */
  scale: string;
  /** The description for screen readers. */
  alternative: string;
}

/** The blocks that a service page is made of, in reading order. */
export type ServiceSection =
  | (SectionHead & { kind: 'topics'; topics: readonly Topic[] /** The first tab that is open. */; initial: string })
  | (SectionHead & { kind: 'cards'; cards: readonly { title: string; text: string; standard?: string }[] })
  | (SectionHead & { kind: 'process'; steps: readonly { title: string; text: string }[] })
  | (SectionHead & { kind: 'lists'; lists: readonly { title: string; items: readonly string[] }[] })
  | (SectionHead & {
      kind: 'text';
      paragraphs: readonly string[];
      /** The pages that the paragraphs speak of. */
      links?: readonly { label: string; href: string }[];
      brochure?: ServiceBrochure;
    })
  | (SectionHead & { kind: 'parallax'; picture: Picture; points: readonly { title: string; text: string }[] })
  | (Omit<SectionHead, 'intro'> & {
      kind: 'drawing';
      /** One to three sentences about the meaning of the drawing for an engineer. */
      text: string;
      /** The main figures, set beside the drawing like a rating plate. */
      figures: readonly { value: string; unit?: string; label: string }[];
      drawing: ServiceDrawing;
    })
  | (SectionHead & { kind: 'values'; values: readonly { name: string; text: string }[] })
  | (SectionHead & { kind: 'action'; action: { label: string; href: string } });

/**
 * One service page: a file in content/firm/services, named after its slug, that exports it as `page`. Routes, menus
 * and lists follow from it.
 */
export interface ServicePageContent {
  /** The last part of the address: /services/<slug>. */
  slug: string;
  /** The position in menus and lists, from 1: plant 1, earthing 2, cable 3, protection 4, power system 5, survey 6, battery 7. */
  order: number;
  /** The name in the main menu; without it, the menu leaves the page out. */
  menuName?: string;
  card: {
    name: string;
    description: string;
    picture: Picture;
    /** A model of how it fits together, for the home page's card; every service of the menu has one. */
    diorama?: Picture;
  };
  meta: PageMeta;
  banner: { heading: string; description: string; picture: Picture };
  sections: readonly ServiceSection[];
  /** The tools that give a first figure for the service. */
  tools?: readonly ToolAddress[];
  /** The closing sections: standards we work to, related services (slugs), a case study (slug) if the firm has one. Contact follows by itself. */
  standards: readonly { code: string; subject: string }[];
  related: readonly string[];
  caseStudy?: string;
}
