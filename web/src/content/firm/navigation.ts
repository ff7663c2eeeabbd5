import { services } from 'virtual:content-index';
import { serviceAddress } from '../product/addresses.ts';

/** An entry of the main menu. */
export interface MenuItem {
  name: string;
  link: string;
  subItems?: readonly { name: string; link: string }[];
}

export const mainMenu: readonly MenuItem[] = [
  { name: 'Home', link: '/' },
  { name: 'About', link: '/about' },
  { name: 'Products', link: '/products' },
  { name: 'Gallery', link: '/gallery' },
  { name: 'Case Studies', link: '/case-studies' },
  {
    name: 'Services',
    link: '/services',
    subItems: services.flatMap(({ slug, menuName }) =>
      menuName ? [{ name: menuName, link: serviceAddress(slug) }] : [],
    ),
  },
  { name: 'Careers', link: '/careers' },
];

export const contactLink = { name: 'Contact Us', link: '/contact' } as const;

// These links are not in the menu, because its line is full.

export const toolsLink = { name: 'Tools', link: '/tools' } as const;

export const projectsLink = { name: 'Track Record', link: '/projects' } as const;
