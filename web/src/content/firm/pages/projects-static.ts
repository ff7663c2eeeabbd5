import { projects } from '../projects.ts';
import { sampleReportSections } from '../service-packages.ts';

/**
 * The static text of the track record. It has a separate file, so that a visit that begins there does not load it as script.
 */
export const projectsStatic = {
  head: {
    label: 'Projects',
    title: 'Track record',
    intro: `${projects.length} selected projects, from ${projects.at(-1)?.year} to ${projects[0]?.year}. Clients and network operators are named by type only.`,
    sheet: { number: 'REG-001', shows: 'List of projects', scale: `${projects.length} entries` },
  },
  terms: {
    label: 'Notes',
    title: 'How to read the list',
    list: [
      {
        term: 'Operator',
        text: 'The type of operator whose network the plant connects to, or whose network was studied. A site that runs a network of its own is a private network.',
      },
      {
        term: 'MW or MVA',
        text: 'MW for generation or storage. MVA for demand sites and transformers, and where the agreement itself is in MVA. The size filter treats MW and MVA alike.',
      },
      { term: 'Voltage', text: 'The highest voltage comes first. The filter compares the highest voltage only.' },
      {
        term: 'Year',
        text: 'The year in which the plant was energised. For a study or settings alone, the year in which they were accepted.',
      },
      { term: 'Sample', text: 'These entries are examples, like the firm: no real project or client is described.' },
    ],
  },
  report: sampleReportSections[0],
  enquiry: {
    label: 'Contact',
    title: 'Is there one like yours?',
    intro: 'Tell us the voltage, the size and the type of operator. We will send the projects that come closest.',
    action: { label: 'Contact Us', href: '/contact' },
  },
} as const;
