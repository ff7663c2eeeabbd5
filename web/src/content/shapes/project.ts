import { countries } from '@site/contract/firm/countries';
import * as z from 'zod/mini';
import { company } from '../firm/company.ts';
import { capacityUnits, operatorTypes, projectScopes } from '../firm/project-options.ts';

const line = (max: number) => z.string().check(z.trim(), z.minLength(3), z.maxLength(max));

/** One entry of the track record. Clients and operators are not named. */
export const projectSchema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/)),
  /** The year of energisation. If there was none, the year in which our report or settings were accepted. */
  year: z.int().check(z.gte(company.founded)),
  name: line(60),
  /** The work, in one sentence. */
  work: line(150).check(z.regex(/^[A-Z].*\.$/)),
  /** The county or region; missing if the case study does not name one. */
  place: z.optional(line(40)),
  country: z.enum(countries),
  operator: z.enum(operatorTypes),
  /** The voltages in kV, highest first. */
  kilovolts: z.array(z.number().check(z.positive())).check(z.minLength(1), z.maxLength(2)),
  /**
   * The MW of generation or storage. Without either, the MVA of the connection or of the transformers; `projects-static.ts`
   * explains this to visitors.
   */
  capacity: z.strictObject({ value: z.number().check(z.positive()), unit: z.enum(capacityUnits) }),
  scope: z.array(z.enum(projectScopes)).check(z.minLength(1), z.maxLength(3)),
  /** The slug of the case study. */
  caseStudy: z.optional(z.string()),
});

export type Project = z.infer<typeof projectSchema>;
