import { company, registered } from './company.ts';
import { projectsLink, toolsLink } from './navigation.ts';

export const footerLinks = [
  { name: 'Services', link: '/services' },
  { name: 'About', link: '/about' },
  { name: 'Careers', link: '/careers' },
  { name: 'Case Studies', link: '/case-studies' },
  projectsLink,
  toolsLink,
  { name: 'For Connection Providers', link: '/connection-providers' },
  { name: 'Grid Connections in 2026', link: '/grid-connections-2026' },
  { name: 'Contact', link: '/contact' },
  { name: 'Privacy Policy', link: '/privacy-policy' },
] as const;

const sampleNotice = company.isSample
  ? ' Company, people, addresses, numbers, credentials, packages, projects, testimonials and case studies are sample content.'
  : '';

export const footerCopy = {
  pages: 'Pages',
  reach: 'Reach us',
  rights: `© ${company.name}.${sampleNotice}`,
  registered,
  /** The pages that few visitors look for. */
  small: [
    { name: 'Terms of Use', link: '/terms-of-use' },
    { name: 'Accessibility', link: '/accessibility' },
    { name: 'Credits', link: '/credit' },
  ],
  founded: `Founded ${company.founded}`,
} as const;
