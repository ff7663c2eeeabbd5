import { attribute, attributeOf, type Element, elementsIn, parse, textOf, textsIn } from './html-tree.ts';

/** The metadata of a prerendered page, and the addresses of its links. */
export interface PageFacts {
  /** The address on the site, for instance `/careers`. */
  path: string;
  html: string;
  /** The title without the bar and the site's name after it. */
  title: string;
  description: string;
  canonical: string | undefined;
  /** Whether search engines must not list the page. */
  hidden: boolean;
  headings: { level: number; text: string }[];
  ids: string[];
  /** The addresses of the links, as they are written. */
  links: string[];
  /** The addresses of pictures, scripts, styles, fonts and icons. */
  files: string[];
  /** The picture at the top of the page, if there is one: the picture with a high fetch priority. */
  openingPicture: string | undefined;
  structuredData: string[];
  /** Texts with invisible characters: no-break spaces, joiners, soft hyphens. Copied text would include these characters. */
  unseenCharacters: string[];
  /** Texts with an unrounded figure, such as 7.000000000000001. */
  unroundedFigures: string[];
  sharingImage: string | undefined;
}

/** Reads the facts from the HTML of a page, parsed as a browser parses it. */
export function readPage(path: string, html: string): PageFacts {
  const elements = [...elementsIn(parse(html))];
  const named = (...names: string[]) => elements.filter(({ tagName }) => names.includes(tagName));
  const meta = (name: string) => named('meta').find((element) => attribute(element, 'name') === name);
  const link = (relation: string) => named('link').find((element) => attribute(element, 'rel') === relation);
  const values = (found: Element[], name: string) => found.flatMap((element) => attribute(element, name) ?? []);
  const title = named('title')[0];
  const texts = named('body').flatMap((body) => [...textsIn(body)]);
  return {
    path,
    html,
    title: (title ? textOf(title) : '').split(' | ')[0] ?? '',
    description: attributeOf(meta('description'), 'content') ?? '',
    canonical: attributeOf(link('canonical'), 'href'),
    hidden: attributeOf(meta('robots'), 'content')?.includes('noindex') ?? false,
    headings: named('h1', 'h2', 'h3', 'h4', 'h5', 'h6').map((element) => ({
      level: Number(element.tagName.slice(1)),
      text: textOf(element).trim(),
    })),
    ids: values(elements, 'id'),
    links: values(named('a'), 'href'),
    files: [
      ...values(named('img', 'script', 'source', 'video', 'iframe'), 'src'),
      ...values(named('video'), 'poster'),
      ...values(named('img', 'source'), 'srcset').flatMap((set) => set.split(/,\s+/).flatMap(firstWord)),
      ...named('link').flatMap((element) => (isFileLink(element) ? values([element], 'href') : [])),
    ],
    openingPicture: attributeOf(
      named('img').find((element) => attribute(element, 'fetchpriority') === 'high'),
      'src',
    ),
    structuredData: named('script')
      .filter((element) => attribute(element, 'type') === 'application/ld+json')
      .map(textOf),
    unseenCharacters: texts.filter((text) => /[\u00a0\u00ad\u200b-\u200d\u2060]/.test(text)),
    unroundedFigures: texts.filter((text) => /\d\.\d{7}/.test(text)),
    sharingImage: attributeOf(
      named('meta').find((element) => attribute(element, 'property') === 'og:image'),
      'content',
    ),
  };
}

const firstWord = (candidate: string) => candidate.trim().split(' ')[0] || [];

function isFileLink(element: Element): boolean {
  return !['canonical', 'alternate'].includes(attribute(element, 'rel') ?? '');
}
