import { offices } from '@site/contract/firm/offices';
import { optionalQuestions, type SentQuestion } from '@site/contract/jobs/job-questions';
import type { BuiltInJob } from '../../web/src/content/firm/built-in-jobs.ts';

// Sample jobs, to try the product with many jobs. Each run makes the same jobs, and all jobs differ from each other.

const disciplines = [
  { name: 'Protection', duties: ['Calculate relay settings and grading', 'Design protection schemes for feeders'] },
  { name: 'Earthing', duties: ['Model earthing systems to BS EN 50522', 'Measure soil resistivity on site'] },
  { name: 'Cable', duties: ['Size cables for rating and voltage drop', 'Calculate pulling tensions'] },
  { name: 'Power Systems', duties: ['Run load flow and short-circuit studies', 'Prepare G99 compliance reports'] },
  { name: 'Primary Design', duties: ['Lay out substations and check clearances', 'Specify transformers'] },
  { name: 'Civil', duties: ['Design plinths, trenches and cable ducts', 'Check ground investigation reports'] },
  { name: 'Battery Storage', duties: ['Integrate battery storage with the grid', 'Model state of charge'] },
  { name: 'Survey', duties: ['Carry out topographical and route surveys', 'Process survey data into drawings'] },
  { name: 'SCADA', duties: ['Engineer IEC 61850 and DNP3 interfaces', 'Test gateways before they go to site'] },
  { name: 'Commissioning', duties: ['Write commissioning procedures', 'Carry out secondary injection tests'] },
  { name: 'Plant', duties: ['Design high-voltage and low-voltage plant', 'Witness factory acceptance tests'] },
] as const;

const grades = [
  { name: 'Graduate', suffix: 'Engineer', experience: 'No professional experience needed; a placement helps.' },
  { name: '', suffix: 'Engineer', experience: 'Three years or more in the design of 11 kV and 33 kV networks.' },
  { name: 'Senior', suffix: 'Engineer', experience: 'Six years or more, of which two checking the work of others.' },
  { name: 'Principal', suffix: 'Engineer', experience: 'Ten years or more, with designs approved up to 400 kV.' },
  { name: '', suffix: 'Section Leader', experience: 'Eight years or more, of which two leading a team.' },
  { name: '', suffix: 'Technician', experience: 'Two years or more on site or in a drawing office.' },
  { name: '', suffix: 'Project Manager', experience: 'Eight years or more, with budgets of one million and more.' },
] as const;

const qualifications = [
  'HNC or HND in Electrical Engineering.',
  'Degree in Electrical or Electronic Engineering. Working knowledge of AutoCAD.',
  'B.E. or B.Tech in Electrical Engineering; an M.Tech in Power Systems is welcome.',
  'Chartered Engineer, or on the way to it. Command of DIgSILENT PowerFactory or ETAP.',
  'Apprenticeship in electrical engineering and a card for work on substations.',
] as const;

const furtherDuties = [
  'Answer the technical queries of clients within the agreed time',
  'Visit sites, record existing plant and mark up drawings as built',
  'Take part in design reviews and keep the revision history correct',
  'Estimate design hours for new bids',
  'Write the report, and defend it before the network operator',
  'Agree interfaces with the other sections before drawings are issued',
  'Keep the design risk register up to date',
] as const;

const questions = [
  { words: 'Do you have the right to work in the country of this job?', kind: 'yes-no', required: true },
  { words: 'At which voltage have you worked most?', kind: 'one-of', options: ['11 kV', '33 kV', '132 kV and above'] },
  { words: 'For how many years have you worked in design?', kind: 'number' },
] as const satisfies readonly SentQuestion[];

/** Picks an entry. The lists have lengths with few common divisors, so that neighbours differ in most fields. */
function pick<Entry>(entries: readonly Entry[], number: number): Entry {
  const entry = entries[number % entries.length];
  if (entry === undefined) throw new Error('There is nothing to pick from.');
  return entry;
}

/** Makes `count` sample jobs. One in five is inactive, and one in four has questions. */
export function sampleJobs(count: number): BuiltInJob[] {
  return Array.from({ length: count }, (_, index) => sampleJob(index));
}

function someQuestions(count: number): Pick<BuiltInJob, 'questions'> {
  const parsed = optionalQuestions.parse(questions.slice(0, count));
  return parsed ? { questions: parsed } : {};
}

function sampleJob(index: number): BuiltInJob {
  const number = index + 1;
  const discipline = pick(disciplines, index);
  const grade = pick(grades, index);
  const { country, city } = pick(offices, index);
  const first = 2 + (index % 4);
  return {
    id: `sample-${String(number).padStart(5, '0')}`,
    title: `${[grade.name, discipline.name, grade.suffix].filter((word) => word !== '').join(' ')} (${number})`,
    type: 'Design and Engineering',
    place: city,
    country,
    qualifications: pick(qualifications, index),
    experience: grade.experience,
    responsibilities: [
      ...discipline.duties,
      ...furtherDuties.slice(0, first),
      pick(furtherDuties.slice(first), index),
    ].join('\n'),
    ...(number % 4 === 0 && someQuestions(1 + (index % 3))),
    isActive: number % 5 !== 0,
  };
}
