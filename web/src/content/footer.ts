import { company, registered } from './company.ts';

export const footerCopy = {
  pages: 'Pages',
  reach: 'Reach us',
  rights: `© ${company.name}. Company, people, addresses, numbers, credentials, packages, projects, testimonials and case studies are sample content.`,
  registered,
  credits: 'Credits',
  founded: `Founded ${company.founded}`,
} as const;
