import { roles } from '@ohmbridge/contract/team/roles';

/** Words of this firm and of its work, which whoever guesses the password of somebody here tries first. */
export const ownWords: readonly string[] = [
  // The firm, where it is, and this website.
  'Ohmbridge',
  'Power Engineering',
  'Conductor House',
  'Northgate Yard',
  'Colchester',
  'website',
  'dashboard',
  'admin',
  'careers',
  'desk',
  // What somebody does here.
  ...roles,
  'recruiter',
  'engineer',
  'engineering',
  // What the firm does.
  'substation',
  'switchgear',
  'transformer',
  'protection',
  'earthing',
  'battery',
  'generator',
  'connection',
  'voltage',
  'grid',
];
