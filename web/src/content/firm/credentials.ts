import { company } from './company.ts';
import { allCountries, coreTeams, ifSeveral, officeCount } from './in-words.ts';

/** The credentials that clients ask for. They are sample content: the numbers are zeros, so that no one takes them as real. */
export const credentials = [
  {
    term: 'Management',
    text: `ISO 9001, ISO 14001 and ISO 45001, for the design and site testing of electrical power installations, ${ifSeveral('all ')}${officeCount} (sample certificates 0000-1 to 0000-3)`,
  },
  {
    term: 'Accreditation',
    text: 'NERS for design, from LV to 132 kV (sample entry, not in the register). We submit designs to EREC G81 up to 11 kV, and above that by each network operator’s own procedure',
  },
  {
    term: 'Who signs',
    text: 'The engineer in charge designs, a second engineer (IEng or CEng) checks, and the team leader (CEng) approves',
  },
  { term: 'Registers', text: 'Achilles UVDB for utilities, RISQS for railways (sample supplier numbers 0000)' },
  { term: 'Duties', text: 'Designer and principal designer under the CDM Regulations 2015' },
  {
    term: 'Insurance',
    text: `Professional indemnity £${company.insurer.millions} million for each claim, public liability £10 million, employers’ liability £10 million. Professional indemnity: ${company.insurer.name}, ${company.insurer.address}; covers work in ${allCountries}`,
  },
  {
    term: 'Membership',
    text: 'We are members of the Institution of Engineering and Technology and of CIGRE. Twelve of our engineers are chartered and nine incorporated',
  },
  {
    term: 'Software',
    text: 'DIgSILENT PowerFactory and ETAP for studies, PSCAD for transients, CDEGS and XGSLab for earthing, CYMCAP for cables, AutoCAD and Primtech for layouts',
  },
  { term: 'Teams', text: `${coreTeams}. Each team has one leader, who is responsible for its work` },
  {
    term: 'Policies',
    text: 'Health and safety, environment, quality, anti-bribery, modern slavery and equality: sent with each tender',
  },
] as const;
