import { otherPosition } from '../desk/submission-kinds.ts';
import type { Country } from './countries.ts';

/** The positions that an applicant can choose in each country: sample content. */
export const positions = {
  'United Kingdom': [
    'Power System Engineer',
    'Protection and Control Engineer',
    'Electrical Design Manager',
    'Electrical Design Engineer',
    'Graduate Engineer Trainee',
    otherPosition,
  ],
  India: [
    'Software Developer',
    'Power System Engineer',
    'Protection Engineer',
    'Electrical Design Engineer',
    'Graduate Trainee',
    otherPosition,
  ],
  Uzbekistan: [
    'Power System Engineer',
    'Control Systems Engineer',
    'Electrical Engineer',
    'Project Manager',
    'Graduate Engineer',
    otherPosition,
  ],
} as const satisfies Record<Country, readonly string[]>;
