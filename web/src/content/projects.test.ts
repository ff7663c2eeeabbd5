import { describe, expect, it } from 'vitest';
import type { CaseStudyContent } from './case-study-page.ts';
import { company, voltageRange } from './company.ts';
import { projectsReading } from './pages/projects-reading.ts';
import { projectSchema } from './project.ts';
import { voltageBands } from './project-options.ts';
import { projects } from './projects.ts';

const files = import.meta.glob<CaseStudyContent>('./case-studies/*.ts', { eager: true, import: 'page' });
const cases = Object.values(files);

it.each(projects)('$id is a project', (project) => {
  expect(projectSchema.parse(project)).toEqual(project);
  expect(project.year).toBeLessThanOrEqual(new Date().getFullYear());
  expect(project.kilovolts.toSorted((one, other) => other - one)).toEqual(project.kilovolts);
  // A voltage in its words is one of its own, or lower than all of them, as in a 415 V board.
  const named = [...`${project.name} ${project.work}`.matchAll(/([\d.]+)(?:\/([\d.]+))? kV/g)];
  for (const voltage of named.flatMap(([, ...ends]) => ends).filter(Boolean)) {
    expect(project.kilovolts, `${voltage} kV`).toContain(Number(voltage));
  }
});

it('no project is there twice, and the newest is the first', () => {
  expect(new Set(projects.map(({ id }) => id)).size).toBe(projects.length);
  const years = projects.map(({ year }) => year);
  expect(years.toSorted((one, other) => other - one)).toEqual(years);
});

it('the first is of the first years of the firm', () => {
  expect(projects.at(-1)?.year).toBeLessThanOrEqual(company.founded + 2);
});

describe.each(cases)('the case study $slug', ({ slug, record, figures, sections, card, services }) => {
  const entries = projects.filter(({ caseStudy }) => caseStudy === slug);
  const [entry] = entries;

  it('is one of the projects, of the year in which it ended', () => {
    expect(entries).toHaveLength(1);
    expect(record.year.endsWith(String(entry?.year))).toBe(true);
  });

  it('says the same voltage and capacity', () => {
    const words = JSON.stringify({ figures, sections, card });
    expect(words).toContain(`${entry?.kilovolts[0]} kV`);
    expect(words).toContain(`${entry?.capacity.value} ${entry?.capacity.unit}`);
  });

  it('has a service for what was done', () => {
    const scopeOf: Readonly<Record<string, string>> = {
      'power-system': 'Studies',
      'earthing-solution': 'Earthing',
      'plant-engineering': 'Design',
      'protection-design': 'Protection',
    };
    expect(entry?.scope).toEqual(expect.arrayContaining([expect.toBeOneOf(services.map((name) => scopeOf[name]))]));
  });
});

it('only case studies that exist are linked', () => {
  const slugs = new Set(cases.map(({ slug }) => slug));
  for (const { id, caseStudy } of projects) if (caseStudy) expect(slugs, id).toContain(caseStudy);
});

it('other pages state the range and the number that the list has', () => {
  const highest = Math.max(...projects.map(({ kilovolts: [voltage = 0] }) => voltage));
  expect(voltageRange).toContain(`our track record up to ${highest} kV`);
  expect(highest).toBeLessThanOrEqual(voltageBands.at(-1)?.upTo ?? 0);
  expect(projectsReading.head.sheet.scale).toBe(`${projects.length} entries`);
});
