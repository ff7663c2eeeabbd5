import { headOffice, offices } from './offices.ts';

// The firm's identity: sample content, and the first file to replace. The site, the PDFs, the emails, the calendar
// files, the passkeys and the authenticator apps read it.

export const identity = {
  /** Set to false with the new name: a deployment then looks for what is left of the sample. */
  isSample: true,
  /** The short name and the field, as in the logo. */
  name: 'Ohmbridge Power Engineering',
  shortName: 'Ohmbridge',
  field: 'Power Engineering',
  /** The details that the law wants a company's website to name. */
  registration: {
    name: 'Ohmbridge Power Engineering Limited',
    number: '00000000',
    where: 'England and Wales',
    office: [...headOffice.address, `${headOffice.city} ${headOffice.postcode}`].join(', '),
    vat: 'GB 000 0000 00',
    /** The number under which the firm pays the fee of the Information Commissioner’s Office. */
    dataProtection: 'ZA000000',
  },
  founded: 2003,
  /** Begins the numbers of the firm’s documents and drawings. */
  documentPrefix: 'OPE',
  domain: 'ohmbridge.example',
  email: 'info@ohmbridge.example',
  careersEmail: 'careers@ohmbridge.example',
  phone: headOffice.phone,
  chat: { label: 'WhatsApp', href: `https://wa.me/${headOffice.phone.href.slice('tel:+'.length)}` },
  network: { label: 'LinkedIn', href: 'https://www.linkedin.com/company/ohmbridge-example' },
  /** Not linked on the pages; search engines are told of it. */
  channel: { label: 'YouTube', href: 'https://www.youtube.com/@ohmbridge-example' },
} as const;

/** The words of the firm that a stranger tries first for an admin's password. */
export const passwordWords: readonly string[] = [
  ...[identity.name, identity.shortName, identity.field, identity.domain],
  ...offices.flatMap(({ city, address }) => [city, ...address]),
];

/** Words of the sample that are also the firm's, such as a town where both have an office: `npm run leaks` lets them pass. */
export const sharedWords: readonly string[] = [];
