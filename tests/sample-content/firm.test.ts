import { countries } from '@site/contract/firm/countries';
import { testRows } from '@site/contract/test-support/test-rows';
import { expect, it } from 'vitest';
import { plant, settings } from '../../web/src/content/calculations/battery-connection.ts';
import { typeThresholds } from '../../web/src/content/calculations/generator-route.ts';
import { builtInJobs } from '../../web/src/content/firm/built-in-jobs.ts';
import { earthing } from '../../web/src/content/firm/case-study-data/earthing.ts';
import { company, highestVoltage } from '../../web/src/content/firm/company.ts';
import { employment, nationalLivingWage } from '../../web/src/content/firm/employment.ts';
import { projectsStatic } from '../../web/src/content/firm/pages/projects-static.ts';
import { projects } from '../../web/src/content/firm/projects.ts';
import { caseStudies, services } from '../../web/src/test-support/content-pages.ts';

// The facts of the invented firm must not contradict each other. An operator who replaces the sample content deletes this
// folder.

testRows(services)('a service names its deliverables, the data it needs, its weeks and its fee', (page) => {
  const packages = page.sections.flatMap((section) =>
    section.kind === 'cards' && section.label === 'Packages' ? section.cards : [],
  );
  expect(packages.length).toBeGreaterThanOrEqual(4);
  for (const { title, text, standard = '' } of packages) {
    expect(text, title).toMatch(/^You receive .+\. We work from .+\.$/);
    const [, from = '0', to = '1'] = /^(\d+)–(\d+) weeks/.exec(standard) ?? [];
    expect(Number(from), title).toBeLessThan(Number(to));
    expect(standard, title).toMatch(/^(?:\d+–\d+ weeks|By your programme) · (?:Fixed fee|Day rate|Price by quotation)/);
  }
});

testRows(services)('a service names the rules of India and of Uzbekistan', (page) => {
  const lists = page.sections.flatMap((section) => (section.kind === 'lists' ? section.lists : []));
  const of = (country: string) => lists.find(({ title }) => title === country)?.items.join(' ');
  expect(of('India')).toMatch(/\bCEA\b|\bIS \d{4}/);
  expect(of('Uzbekistan')).toMatch(/\bPUE\b|norms of Uzbekistan|grid company/);
});

const scopeOf: Readonly<Record<string, string>> = {
  'power-system': 'Studies',
  'earthing-solution': 'Earthing',
  'plant-engineering': 'Design',
  'protection-design': 'Protection',
};

testRows(caseStudies)('a case study is a project with the same year, voltage, capacity and service', (page) => {
  const { slug, record, figures, sections, card, services: shown } = page;
  const [entry, ...others] = projects.filter(({ caseStudy }) => caseStudy === slug);
  expect(others).toEqual([]);
  expect(record.year.endsWith(String(entry?.year))).toBe(true);
  const words = JSON.stringify({ figures, sections, card });
  expect(words).toContain(`${entry?.kilovolts[0]} kV`);
  expect(words).toContain(`${entry?.capacity.value} ${entry?.capacity.unit}`);
  expect(entry?.scope).toEqual(expect.arrayContaining([expect.toBeOneOf(shown.map((name) => scopeOf[name]))]));
});

it('the track record begins in the first years of the firm, and pages give its range and length', () => {
  expect(projects.at(-1)?.year).toBeLessThanOrEqual(company.founded + 2);
  const highest = (of: typeof projects) => Math.max(...of.map(({ kilovolts: [voltage = 0] }) => voltage));
  expect(highestVoltage.trackRecord).toBe(highest(projects));
  expect(highestVoltage.caseStudies).toBe(highest(projects.filter(({ caseStudy }) => caseStudy)));
  expect(projectsStatic.head.sheet.scale).toBe(`${projects.length} entries`);
});

it('the battery page and the track record use the figures of the case studies', () => {
  const words = JSON.stringify(services.find(({ slug }) => slug === 'battery-storage-integration'));
  for (const slug of ['batterystorageconnection', 'earthingsystemdesign']) {
    const project = projects.find(({ caseStudy }) => caseStudy === slug);
    expect(words).toMatch(new RegExp(`${project?.capacity.value} MW battery`));
    expect(words).toContain(`/case-studies/${slug}`);
  }
  const ohms = earthing.combinedResistance.toFixed(2);
  expect(words).toContain(`combined resistance of ${ohms} ohm`);
  expect(projects.find(({ caseStudy }) => caseStudy === 'earthingsystemdesign')?.work).toContain(`${ohms} Ω`);
});

it('the pages of studies and protection use the calculated types, range and settings of EREC G99', () => {
  const words = (slug: string) => JSON.stringify(services.find((page) => page.slug === slug));
  const { B, C, D, kilovolts } = typeThresholds;
  const [b, c, d] = [B, C, D].map((kilowatts) => kilowatts / 1000);
  expect(words('power-system')).toContain(
    `A below ${b} MW, B from ${b} MW, C from ${c} MW, D from ${d} MW or at any size from ${kilovolts} kV`,
  );
  const megavars = 50 * Math.tan(Math.acos(plant.powerFactor));
  expect(words('power-system')).toContain(`at ${plant.powerFactor} power factor it is a third of the active power`);
  expect(words('power-system')).toContain(`${megavars.toFixed(1)} MVAr for 50 MW`);
  expect(megavars / 50).toBeCloseTo(1 / 3, 2);
  const [lossOfMains, first, second] = ['loss of mains', 'f< stage 1', 'f< stage 2'].map((name) =>
    settings.find((one) => one.name === name),
  );
  expect(words('protection-design')).toContain(
    `RoCoF at ${lossOfMains?.setting} for ${lossOfMains?.delay}, under-frequency at ${first?.setting} for ${first?.delay} and ${second?.setting} for ${second?.delay}`,
  );
});

it('the built-in jobs are two, three and one, by country', () => {
  const openings = (country: string) => builtInJobs.filter((job) => job.country === country).length;
  expect(countries.map(openings)).toEqual([2, 3, 1]);
});

it('every salary in the United Kingdom is above the National Living Wage for the hours', () => {
  const jobs = builtInJobs.filter(({ country }) => country === 'United Kingdom');
  const hours = 52 * employment['United Kingdom'].hoursPerWeek;
  expect(jobs.map(({ salary }) => [salary?.currency, salary?.per])).toEqual(jobs.map(() => ['GBP', 'year']));
  expect(Math.min(...jobs.map(({ salary }) => salary?.min ?? 0)) / hours).toBeGreaterThan(nationalLivingWage);
  // The wage is £12.71 an hour from April 2026, for 37.5 hours a week.
  expect(nationalLivingWage * hours).toBeCloseTo(24_784.5, 1);
});

testRows(builtInJobs)('a built-in job gives its pay, its manager and its review after a year', (job) => {
  expect(job.salary?.currency).toBe({ 'United Kingdom': 'GBP', India: 'INR', Uzbekistan: 'UZS' }[job.country]);
  expect(job.responsibilities).toMatch(/^Report to the .+, who leads the interviews/);
  expect(job.responsibilities).toContain('After a year: ');
});

it('each of these drawings and tools belongs to a service', () => {
  const drawingOf = ({ sections }: (typeof services)[number]) =>
    sections.flatMap((section) => (section.kind === 'drawing' ? [section.drawing.number] : []));
  const shown = services.map((page) => [page.slug, ...drawingOf(page), ...(page.tools ?? [])]);
  expect(shown).toEqual([
    ['plant-engineering', 'DRG-005'],
    ['earthing-solution', 'DRG-004', '/tools/earth-grid'],
    ['cable-solution', 'DRG-008'],
    ['protection-design', 'DRG-007'],
    ['power-system', 'DRG-001', '/tools/fault-level', '/tools/generator-route'],
    ['survey'],
    ['battery-storage-integration', 'DRG-009', '/tools/generator-route'],
  ]);
});
