import type { Country } from './countries.ts';

/** One office of the firm. */
export interface Office {
  country: Country;
  city: string;
  /** The county, state or province: search engines for jobs ask for it. */
  region: string;
  /** The address, a line each, without city and country. */
  address: readonly string[];
  postcode: string;
  phone: { label: string; href: `tel:+${number}` };
  /** Degrees north and east. */
  coordinates: { latitude: number; longitude: number };
}

/** The head office, which is the registered one, too. */
export const headOffice: Office = {
  country: 'United Kingdom',
  city: 'Colchester',
  region: 'Essex',
  address: ['Conductor House', '14 Northgate Yard'],
  postcode: 'CO1 1QX',
  // A sample: Ofcom keeps 01632 960000 to 960999 for drama; in India and Uzbekistan no subscriber’s number begins with 0.
  phone: { label: '+44 1632 960 120', href: 'tel:+441632960120' },
  coordinates: { latitude: 51.8892, longitude: 0.9042 },
};

/** The offices, in the order on screen: sample content. */
export const offices: readonly Office[] = [
  headOffice,
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
