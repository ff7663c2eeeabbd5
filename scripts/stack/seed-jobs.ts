import { type BuiltInJob, builtInJobs } from '../../web/src/content/built-in-jobs.ts';

/** An opening that is over: admins see it, visitors do not. */
const archivedJob: BuiltInJob = {
  id: 'india-survey-engineer-archived',
  title: 'Survey Engineer (Archived)',
  type: 'Survey',
  place: 'New Delhi',
  country: 'India',
  qualifications:
    'Diploma or degree in Civil or Electrical Engineering, with training in total station and GNSS survey.',
  experience: 'Three years or more of route and topographical survey for overhead lines or cable circuits.',
  responsibilities: [
    'Plan and carry out topographical and route surveys for 33 kV and 132 kV connections',
    'Measure soil resistivity by the Wenner method and report the soil model',
    'Process survey data into drawings that the design sections can use',
    'Agree access with landowners and keep the survey equipment calibrated',
    'Check field data the same day and repeat what does not close',
  ].join('\n'),
  isActive: false,
};

/** The jobs that every local stack begins with. */
export const seedJobs: readonly BuiltInJob[] = [...builtInJobs, archivedJob];
