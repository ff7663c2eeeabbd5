import type { ServicePageContent } from '../shapes/service-page.ts';
import { type DocumentRecord, documentNumber } from './documents.ts';
import { page as battery } from './services/battery-storage-integration.ts';
import { page as cable } from './services/cable-solution.ts';
import { page as earthing } from './services/earthing-solution.ts';

/** The brochure of a service: the texts of its page, and a few texts that are only on paper. */
export interface ServiceBrochureContent {
  page: ServicePageContent;
  record: DocumentRecord;
  title: string;
  subject: string;
  cover: { drawing: 'batteryBlocks' | 'cableTrench' | 'earthGrid'; caption: string; alternative: string };
}

export const serviceBrochures: readonly ServiceBrochureContent[] = [
  {
    page: battery,
    record: { number: documentNumber('SVC-101'), revision: 'F', revised: '2026-11-29' },
    title: 'Battery storage brochure',
    subject: 'System design, grid services, monitoring and control, and consultancy for battery storage',
    cover: {
      drawing: 'batteryBlocks',
      caption: 'DRG-101 · Battery blocks, single line · 33/0.69 kV',
      alternative:
        'Single line diagram of battery blocks on a 33 kilovolt board: each has a breaker, a 5 megavolt-ampere transformer and two inverters with their battery strings.',
    },
  },
  {
    page: cable,
    record: { number: documentNumber('SVC-102'), revision: 'F', revised: '2026-11-29' },
    title: 'Cable solutions brochure',
    subject: 'Cable sizing, cable pulling, supply of cable and soil resistivity tests',
    cover: {
      drawing: 'cableTrench',
      caption: 'DRG-102 · Trefoil in a trench, isotherms · 33 kV',
      alternative:
        'Section through a cable trench: three single-core cables in trefoil, 900 millimetres deep, under a cover tile, with the isotherms of the warm soil around them.',
    },
  },
  {
    page: earthing,
    record: { number: documentNumber('SVC-103'), revision: 'F', revised: '2026-11-29' },
    title: 'Earthing solutions brochure',
    subject: 'Earthing calculation, material supply, fall of potential surveys and soil resistivity tests',
    cover: {
      drawing: 'earthGrid',
      caption: 'DRG-103 · Earth grid, surface potential · 10 % steps',
      alternative:
        'Plan of an earth grid with rods along its edge, and the contours of equal potential on the surface of the ground around it.',
    },
  },
];

/** The words of all service brochures that are not on the pages. */
export const serviceBrochureCopy = {
  standards: { title: 'The standards behind it', columns: ['Standard', 'What it governs'] },
  checklist: 'What we check',
} as const;

/** Gives the address of the brochure of a service. */
export function brochureAddress({ sections, slug }: ServicePageContent): string {
  for (const section of sections) {
    if (section.kind === 'text' && section.brochure) return section.brochure.href;
  }
  throw new Error(`The page of ${slug} has no button for its brochure.`);
}
