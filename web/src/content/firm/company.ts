import type { Country } from '@site/contract/firm/countries';
import { identity } from '@site/contract/firm/identity';

/** The firm. Its name, addresses and numbers are in `contract/firm/identity.ts`. All of it is sample content. */
export const company = {
  ...identity,
  /** Of the professional indemnity policy, as regulation 8 of the Provision of Services Regulations 2009 asks for it. */
  insurer: {
    name: 'Sample Insurance plc',
    millions: 5,
    address: '1 Sample Street, London',
    cover: 'the UK, India and Uzbekistan',
  },
  /** Carries our email, as our processor. */
  mailProvider: 'Sample Mail Ltd',
  tagline: 'Empowering Sustainable Solutions for Tomorrow’s Energy Needs',
  brochure: { label: 'Company brochure (PDF)', href: '/documents/company-brochure.pdf' },
} as const;

/** The highest voltages in kV, as the site can show them. */
export const highestVoltage = { caseStudies: 132, trackRecord: 220, ofOurEngineers: 400 } as const;

/** Up to which voltage the firm designs, and what of it can be seen on this site. */
export const voltageRange = `400 V to ${highestVoltage.ofOurEngineers} kV. Our case studies show work up to ${highestVoltage.caseStudies} kV, our track record up to ${highestVoltage.trackRecord} kV; our engineers have worked at up to ${highestVoltage.ofOurEngineers} kV`;

/** The four core teams, for a sentence. */
export const coreTeams = 'Primary, Protection, Studies and Site';

/** One office of the firm. */
export interface Office {
  country: Country;
  city: string;
  /** The county, state or province: search engines for jobs ask for it. */
  region: string;
  /** The address, a line each, without city and country. */
  address: readonly string[];
  postcode: string;
  /** A sample: Ofcom keeps 01632 960000 to 960999 for drama; in India and Uzbekistan no subscriber’s number begins with 0. */
  phone: { label: string; href: `tel:+${number}` };
  /** Degrees north and east. */
  coordinates: { latitude: number; longitude: number };
}

export const offices: readonly Office[] = [
  {
    country: 'United Kingdom',
    city: 'Colchester',
    region: 'Essex',
    address: ['Conductor House', '14 Northgate Yard'],
    postcode: 'CO1 1QX',
    phone: company.phone,
    coordinates: { latitude: 51.8892, longitude: 0.9042 },
  },
  {
    country: 'India',
    city: 'New Delhi',
    region: 'Delhi',
    address: ['Fourth Floor, Busbar Court', '27 Kasturba Lane'],
    postcode: '110001',
    phone: { label: '+91 11 0000 0120', href: 'tel:+911100000120' },
    coordinates: { latitude: 28.6252, longitude: 77.2185 },
  },
  {
    country: 'Uzbekistan',
    city: 'Tashkent',
    region: 'Tashkent',
    address: ['Office 12, Energetik Centre', '8 Navruz Street'],
    postcode: '100000',
    phone: { label: '+998 71 000 01 20', href: 'tel:+998710000120' },
    coordinates: { latitude: 41.3111, longitude: 69.2797 },
  },
];

/** The company as it is registered, in a sentence. */
export const registered = `${company.registration.name}, registered in ${company.registration.where} under number ${company.registration.number}. Registered office: ${company.registration.office}. VAT number ${company.registration.vat}.`;
