import { company, coreTeams } from './company.ts';

/** The credentials that clients ask for. A sample too: its numbers are noughts, so that none is taken as real. */
export const credentials = [
  {
    term: 'Management',
    text: 'ISO 9001, ISO 14001 and ISO 45001, for the design and site testing of electrical power installations, all three offices (sample certificates 0000-1 to 0000-3)',
  },
  {
    term: 'Accreditation',
    text: 'NERS for design, from LV to 132 kV (sample registration 0000). Design submissions within the framework of EREC G81 and to each network operator’s own approval procedure',
  },
  {
    term: 'Who signs',
    text: 'Designed by the engineer in charge, checked by a second, incorporated or chartered (IEng or CEng), and approved by the lead engineer of the team, chartered (CEng)',
  },
  { term: 'Registers', text: 'Achilles UVDB for utilities, RISQS for railways (sample supplier numbers 0000)' },
  { term: 'Duties', text: 'Designer and principal designer under the CDM Regulations 2015' },
  {
    term: 'Insurance',
    text: `Professional indemnity £${company.insurer.millions} million for each claim, public liability £10 million, employers’ liability £10 million. Professional indemnity: ${company.insurer.name}, ${company.insurer.address}; covers work in ${company.insurer.cover}`,
  },
  {
    term: 'Membership',
    text: 'Institution of Engineering and Technology, CIGRE; twelve chartered and nine incorporated engineers',
  },
  {
    term: 'Software',
    text: 'DIgSILENT PowerFactory and ETAP for studies, PSCAD for transients, CDEGS and XGSLab for earthing, CYMCAP for cables, AutoCAD and Primtech for layouts',
  },
  { term: 'Teams', text: `${coreTeams}: one lead engineer answers for each` },
  {
    term: 'Policies',
    text: 'Health and safety, environment, quality, anti-bribery, modern slavery and equality: sent with each tender',
  },
] as const;
