import type { PageMeta } from '../../shapes/page-meta.ts';

/** The page with the list of the tools. */
export const toolsPage = {
  meta: {
    title: 'Engineering tools',
    description:
      'Three calculations in your browser, with formulas and limits: G98 or G99 and the type, fault level to IEC 60909-0, and a first look at an earth grid.',
    path: '/tools',
  } satisfies PageMeta,
  head: {
    label: 'Tools',
    title: 'Three calculations to begin with',
    intro: 'Calculate in your browser, with your own figures. Two of the sheets use the code behind our case studies.',
    sheet: { number: 'CAL-000', shows: 'List of calculations', scale: 'Three sheets' },
  },
  list: { label: 'Sheets', title: 'Choose a calculation' },
  tools: [
    {
      number: 'CAL-001',
      name: 'Which route does this generator take?',
      href: '/tools/generator-route',
      text: 'Tells you whether G98 or G99 applies, which type, and the requirements, forms, studies and time. For Great Britain.',
      standard: 'EREC G98 · EREC G99',
    },
    {
      number: 'CAL-002',
      name: 'Fault level at a busbar',
      href: '/tools/fault-level',
      text: 'From source, transformers, cable, motors and inverters: the currents that a breaker at the busbar makes, breaks and carries.',
      standard: 'IEC 60909-0',
    },
    {
      number: 'CAL-003',
      name: 'First look at an earth grid',
      href: '/tools/earth-grid',
      text: 'Resistance, earth potential rise with and without sheath return, permissible touch voltage, and whether the site is hot or cold.',
      standard: 'IEEE 80 · BS EN 50522 · EREC S36',
    },
  ],
  terms: {
    label: 'Use',
    title: 'How to use the sheets',
    list: [
      { term: 'Send', text: 'All inputs are in the address of the page, so anyone with the link sees the same sheet.' },
      { term: 'Print', text: 'Inputs, result, formulas and limits fit on one page of A4.' },
      { term: 'Offline', text: 'Once a sheet is open, it works without an internet connection.' },
      {
        term: 'Checked',
        text: 'Our tests compare each calculation with the sources that its sheet names.',
      },
      { term: 'Not a design', text: 'A sheet gives a first figure for a first decision, and says what it leaves out.' },
    ],
  },
} as const;

/** The address of one of the tools. */
export type ToolAddress = (typeof toolsPage.tools)[number]['href'];

/** The words of the text below a tool. */
export const toolReadingCopy = {
  formulas: { label: 'Formulas', title: 'How it is calculated' },
  sources: 'Sources',
  limits: 'Limits',
  others: { label: 'Tools', title: 'The other sheets' },
} as const;
