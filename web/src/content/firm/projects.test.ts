import { testRows } from '@site/contract/test-support/test-rows';
import { expect, it } from 'vitest';
import { caseStudies } from '../../test-support/content-pages.ts';
import { projectSchema } from '../shapes/project.ts';
import { voltageBands } from './project-options.ts';
import { projects } from './projects.ts';

testRows(projects)('an entry of the track record is valid, and its voltages include those in its texts', (project) => {
  expect(projectSchema.parse(project)).toEqual(project);
  expect(project.year).toBeLessThanOrEqual(new Date().getFullYear());
  expect(project.kilovolts.toSorted((one, other) => other - one)).toEqual(project.kilovolts);
  expect(project.kilovolts[0]).toBeLessThanOrEqual(voltageBands.at(-1)?.upTo ?? 0);
  // A voltage in the texts is one of the project's voltages, or is lower than all of them, as for a 415 V board.
  const named = [...`${project.name} ${project.work}`.matchAll(/([\d.]+)(?:\/([\d.]+))? kV/g)];
  for (const voltage of named.flatMap(([, ...ends]) => ends).filter(Boolean))
    expect(project.kilovolts, `${voltage} kV`).toContain(Number(voltage));
});

it('lists each project once, newest first, and links every case study once', () => {
  expect(new Set(projects.map(({ id }) => id)).size).toBe(projects.length);
  const years = projects.map(({ year }) => year);
  expect(years.toSorted((one, other) => other - one)).toEqual(years);
  const linked = projects.flatMap(({ caseStudy }) => caseStudy ?? []);
  expect(linked.toSorted()).toEqual(caseStudies.map(({ slug }) => slug).toSorted());
});
