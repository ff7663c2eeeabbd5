import { company } from '../firm/company.ts';

/** The metadata of a page for search engines and sharing cards. */
export interface PageMeta {
  /** The title, 5 to 60 characters; the site's name follows after a bar. */
  title: string;
  /** The description, 50 to 160 characters. */
  description: string;
  /** The address on this site. The canonical link is made from it. */
  path: string;
  keywords?: string;
  /** Keeps search engines out: not found, maintenance, the admin area. */
  hidden?: boolean;
  /** The address of the sharing card; missing if the build makes the card. */
  card?: string;
}

export const siteMeta = {
  name: company.name,
  keywords: 'electrical engineering, power systems',
  image: '/favicon.svg',
  type: 'website',
} as const;

/** Gives the address of the sharing card that the build makes for a page. */
export function sharingCard(path: string): string {
  return `/cards${path === '/' ? '/home' : path}.jpg`;
}
