import { company } from '../firm/company.ts';

/** The facts about a page for search engines and sharing cards. */
export interface PageMeta {
  /** 5 to 60 characters; the site's name follows after a bar. */
  title: string;
  /** 50 to 160 characters. */
  description: string;
  /** The address on this site; canonical links are made of it. */
  path: string;
  keywords?: string;
  /** Pages that have nothing to find: not found, maintenance, the admin area. */
  hidden?: boolean;
  /** The address of its sharing card, where that is not made with the site. */
  card?: string;
}

export const siteMeta = {
  name: company.name,
  keywords: 'electrical engineering, power systems',
  image: '/favicon.svg',
  type: 'website',
} as const;

/** Where the picture is that a shared link to a page shows; made when the site is built (scripts/cards.ts). */
export function sharingCard(path: string): string {
  return `/cards${path === '/' ? '/home' : path}.jpg`;
}
