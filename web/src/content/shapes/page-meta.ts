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
  /** Keeps search engines out: not found, maintenance, the admin area. */
  hidden?: boolean;
  /** The address of the sharing card, if the build does not make one. */
  card?: string;
}

export const siteMeta = {
  name: company.name,
  keywords: 'electrical engineering, power systems',
  image: '/favicon.svg',
  type: 'website',
} as const;

/** The address of a page's sharing card, which the build makes. */
export function sharingCard(path: string): string {
  return `/cards${path === '/' ? '/home' : path}.jpg`;
}
