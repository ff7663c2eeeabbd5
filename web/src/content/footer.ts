import { company } from './company.ts';

export const footerCopy = {
  pages: 'Pages',
  reach: 'Reach us',
  rights: `© ${company.name}. Company, people and addresses are sample content.`,
  credits: 'Credits',
  founded: `Founded ${company.founded}`,
} as const;
