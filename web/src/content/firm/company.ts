import { identity } from '@site/contract/firm/identity';

/** The firm. Its name, addresses and numbers are in `contract/firm/identity.ts`. Everything here is sample content. */
export const company = {
  ...identity,
  /** The professional indemnity insurer. The Provision of Services Regulations 2009 (regulation 8) require this information. */
  insurer: {
    name: 'Sample Insurance plc',
    millions: 5,
    address: '1 Sample Street, London',
  },
  /** The provider that carries our email, as our processor. */
  mailProvider: 'Sample Mail Ltd',
  tagline: 'Empowering Sustainable Solutions for Tomorrow’s Energy Needs',
  brochure: { label: 'Company brochure (PDF)', href: '/documents/company-brochure.pdf' },
} as const;

/** The highest voltages in kV, by the proof that the site can show for each. */
export const highestVoltage = { caseStudies: 132, trackRecord: 220, ofOurEngineers: 400 } as const;

/** The firm's range of voltages in words, with the proof on this site. */
export const voltageRange = `400 V to ${highestVoltage.trackRecord} kV: case studies up to ${highestVoltage.caseStudies} kV, track record up to ${highestVoltage.trackRecord} kV. Our engineers have worked at up to ${highestVoltage.ofOurEngineers} kV`;

/** The registered company, in one sentence. */
export const registered = `${company.registration.name}, registered in ${company.registration.where} under number ${company.registration.number}. Registered office: ${company.registration.office}. VAT number ${company.registration.vat}.`;
