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
    subItems: [
      { name: 'Plant Engineering', link: '/services/plant-engineering' },
      { name: 'Earthing Solution', link: '/services/earthing-solution' },
      { name: 'Cable Solutions', link: '/services/cable-solution' },
      { name: 'Protection Design', link: '/services/protection-design' },
      { name: 'Power System Studies', link: '/services/power-system' },
      { name: 'Survey', link: '/services/survey' },
    ],
  },
  { name: 'Careers', link: '/careers' },
];

export const contactLink = { name: 'Contact Us', link: '/contact' } as const;

export const footerLinks = [
  { name: 'Services', link: '/services' },
  { name: 'About', link: '/about' },
  { name: 'Careers', link: '/careers' },
  { name: 'Case Studies', link: '/case-studies' },
  { name: 'Contact', link: '/contact' },
  { name: 'Privacy Policy', link: '/privacy-policy' },
] as const;
