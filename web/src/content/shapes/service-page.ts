import type { ToolAddress } from '../product/pages/tools.ts';
import type { PageMeta } from './page-meta.ts';
import type { Picture } from './picture.ts';

/** One topic of a tabbed section. The page shows one topic at a time; each has its own address (`#hv`). */
export interface Topic {
  /** The anchor, in lower case. */
  id: string;
  /** The short label of the tab. */
  tab: string;
  title: string;
  description: string;
  /** 6 to 8 points that an engineer would check. */
  items: readonly string[];
  /** Standards and recommendations for the topic, as engineers write them: "ENA TS 41-24". */
  standards?: readonly string[];
}

interface SectionHead {
  label: string;
  title: string;
  intro?: string;
}

/** A brochure of the service. It opens in a new window. */
export interface ServiceBrochure {
  label: string;
  href: string;
  /** Whether the button is round. By default, it is a bar. */
  round?: boolean;
}

/** The drawings that a service page can show. A page loads no code of other drawings. */
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
  /** The number of the drawing: DRG-… */
  number: string;
  shows: string;
  /** The scale, the voltage, or another fact for engineers. */
  scale: string;
  /** The description for screen readers. */
  alternative: string;
}

/** The blocks of a service page, in reading order. */
export type ServiceSection =
  | (SectionHead & { kind: 'topics'; topics: readonly Topic[] /** The topic that opens first. */; initial: string })
  | (SectionHead & { kind: 'cards'; cards: readonly { title: string; text: string; standard?: string }[] })
  | (SectionHead & { kind: 'process'; steps: readonly { title: string; text: string }[] })
  | (SectionHead & { kind: 'lists'; lists: readonly { title: string; items: readonly string[] }[] })
  | (SectionHead & {
      kind: 'text';
      paragraphs: readonly string[];
      /** Links to the pages that the paragraphs mention. */
      links?: readonly { label: string; href: string }[];
      brochure?: ServiceBrochure;
    })
  | (SectionHead & { kind: 'parallax'; picture: Picture; points: readonly { title: string; text: string }[] })
  | (Omit<SectionHead, 'intro'> & {
      kind: 'drawing';
      /** One to three sentences about the meaning of the drawing for an engineer. */
      text: string;
      /** The main figures, shown beside the drawing like a rating plate. */
      figures: readonly { value: string; unit?: string; label: string }[];
      drawing: ServiceDrawing;
    })
  | (SectionHead & { kind: 'values'; values: readonly { name: string; text: string }[] })
  | (SectionHead & { kind: 'action'; action: { label: string; href: string } });

/**
 * One service page: a file in content/firm/services that has the name of the slug and exports the page as `page`. Routes, menus
 * and lists follow from the file.
 */
export interface ServicePageContent {
  /** The last part of the address: /services/<slug>. */
  slug: string;
  /**
   * The position in menus and lists, from 1: plant 1, earthing 2, cable 3, protection 4, power system 5, survey 6, battery 7.
   */
  order: number;
  /** The name in the main menu. A page without this name is not in the menu. */
  menuName?: string;
  card: {
    name: string;
    description: string;
    picture: Picture;
    /** A model of the service for the card on the home page. Every service in the menu has one. */
    diorama?: Picture;
  };
  meta: PageMeta;
  banner: { heading: string; description: string; picture: Picture };
  sections: readonly ServiceSection[];
  /** The tools that give a first figure for the service. */
  tools?: readonly ToolAddress[];
  /**
   * The content of the closing sections: our standards, the slugs of related services, and the slug of a case study if the firm
   * has one. The contact section is added automatically.
   */
  standards: readonly { code: string; subject: string }[];
  related: readonly string[];
  caseStudy?: string;
}
