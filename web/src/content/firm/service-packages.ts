import type { ServiceSection } from '../shapes/service-page.ts';

/** Where the sample of a report is. */
export const sampleReportAddress = '/documents/sample-fault-level-report.pdf';

/** The section that leads to the sample of a report. */
export const sampleReportSection = {
  kind: 'text',
  label: 'Sample report',
  title: 'Read a report before you order one',
  paragraphs: [
    'The sample is a fault level study to IEC 60909 for a 132/33 kV substation, on six sheets: inputs with their sources, results against ratings, and one case by hand.',
    'Its figures are those of our 132 kV case study. Names are blacked out.',
  ],
  brochure: { label: 'Sample report (PDF)', href: sampleReportAddress },
} as const satisfies ServiceSection;

/** How a package is paid for. */
const feeBases = {
  fixed: 'Fixed fee',
  staged: 'Fixed fee, paid by stage',
  siteDay: 'Fixed fee, plus a day rate for days on site',
  day: 'Day rate',
  quotation: 'Price by quotation',
} as const;

/** One thing that a client can order of a service. */
interface ServicePackage {
  name: string;
  /** The documents that the client holds at the end. */
  receives: string;
  /** The conditions for the weeks to begin. */
  from: string;
  /** From complete data to the first issue; none where the site’s programme decides. */
  weeks?: readonly [number, number];
  fee: keyof typeof feeBases;
}

const timeOf = ({ weeks }: ServicePackage) => (weeks ? `${weeks[0]}–${weeks[1]} weeks` : 'By your programme');

/** The section of a service’s page that says what can be ordered, from which data, how long it takes and how it is paid. */
export const packagesSection = (packages: readonly ServicePackage[]): ServiceSection => ({
  kind: 'cards',
  label: 'Packages',
  title: 'What you receive, and in how many weeks',
  intro:
    'These packages are samples. We count the weeks from complete data to the first issue of our documents. We quote the fee before we begin, and quote again before any change of scope.',
  cards: packages.map((one) => ({
    title: one.name,
    text: `You receive ${one.receives}. We work from ${one.from}.`,
    standard: `${timeOf(one)} · ${feeBases[one.fee]}`,
  })),
});

/** The section about the rules of the two countries with an office. Only rules that were looked up are named. */
export const marketsSection = (rules: { india: readonly string[]; uzbekistan: readonly string[] }): ServiceSection => ({
  kind: 'lists',
  label: 'India and Uzbekistan',
  title: 'Which rules apply in India and in Uzbekistan',
  intro:
    'For a site in India or Uzbekistan, we design to the rules of that country. The basis of design names the edition of each rule, and any further requirement of the grid company.',
  lists: [
    { title: 'India', items: rules.india },
    { title: 'Uzbekistan', items: rules.uzbekistan },
  ],
});
