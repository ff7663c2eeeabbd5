import { type Country, type countries, inSentence } from '@site/contract/firm/countries';
import { allOf, anyOf } from '../../shared/plain-english.ts';
import type { ServiceSection } from '../shapes/service-page.ts';
import { branchCountries } from './in-words.ts';

/** The address of the sample report. */
export const sampleReportAddress = '/documents/sample-fault-level-report.pdf';

/** The section that leads to the sample report. A firm without a report has an empty list here. */
export const sampleReportSections: readonly Extract<ServiceSection, { kind: 'text' }>[] = [
  {
    kind: 'text',
    label: 'Sample report',
    title: 'Read a report before you order one',
    paragraphs: [
      'The sample is a fault level study to IEC 60909 for a 132/33 kV substation, on six sheets: inputs with their sources, results against ratings, and one case by hand.',
      'Its figures are those of our 132 kV case study. Names are blacked out.',
    ],
    brochure: { label: 'Sample report (PDF)', href: sampleReportAddress },
  },
];

/** The terms of payment of a package, in words. */
const feeBases = {
  fixed: 'Fixed fee',
  staged: 'Fixed fee, paid by stage',
  siteDay: 'Fixed fee, plus a day rate for days on site',
  day: 'Day rate',
  quotation: 'Price by quotation',
} as const;

/** A package that a client can order from a service. */
interface ServicePackage {
  name: string;
  /** The documents that the client receives. */
  receives: string;
  /** The data that must be complete before the weeks begin. */
  from: string;
  /** The weeks from complete data to the first issue; missing if the programme of the site decides. */
  weeks?: readonly [number, number];
  fee: keyof typeof feeBases;
}

const timeOf = ({ weeks }: ServicePackage) => (weeks ? `${weeks[0]}–${weeks[1]} weeks` : 'By your programme');

/** Makes the section about the packages of a service: content, needed data, time and payment. */
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

/**
 * The rules of a service in each country with an office, except the home country. The page itself is about the home country's
 * rules.
 */
type RulesAbroad = Readonly<Record<Exclude<Country, (typeof countries)[0]>, readonly string[]>>;

/**
 * Makes the section about the rules of the other countries with an office. The section names only rules that were looked up.
 */
export const marketsSection = (rules: RulesAbroad): ServiceSection => ({
  kind: 'lists',
  label: allOf(Object.keys(rules)),
  title: `Which rules apply ${allOf(branchCountries.map((country) => `in ${inSentence(country)}`))}`,
  intro: `For a site in ${anyOf(branchCountries.map(inSentence))}, we design to the rules of that country. The basis of design names the edition of each rule, and any further requirement of the grid company.`,
  lists: Object.entries<readonly string[]>(rules).map(([title, items]) => ({ title, items })),
});
