import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { matchRoutes, type RouteObject, StaticRouter } from 'react-router-dom';
import { attribute, type Element, elementsIn, parse, textOf, textsIn } from '../../web/scripts/site-check/html-tree.ts';
import { prerender } from '../../web/src/app/prerender.tsx';
import { MaterialTheme } from '../../web/src/ui/theme/MaterialTheme.tsx';

/** A part of a drawn page, as its reader meets it. */
export class Part {
  readonly #element: Element;
  readonly #styles: string;

  constructor(element: Element, styles: string) {
    this.#element = element;
    this.#styles = styles;
  }

  get tag(): string {
    return this.#element.tagName;
  }

  /** The words that a reader sees, on one line. */
  get text(): string {
    return readable([...textsIn(this.#element)].join(''));
  }

  /** The text in the source, scripts included. */
  get source(): string {
    return textOf(this.#element);
  }

  attribute(name: string): string | undefined {
    return attribute(this.#element, name);
  }

  /**
   * All parts of a kind, in the order of the page.
   * @param tags names of elements, such as `h2` or `h2 h3`
   * @param attributes what they must say; `''` asks for no more than that they are there
   */
  all(tags: string, attributes: Readonly<Record<string, string>> = {}): Part[] {
    const names = tags.split(' ');
    return [...elementsIn(this.#element)]
      .filter(
        (element) =>
          (tags === '*' || names.includes(element.tagName)) &&
          Object.entries(attributes).every(([name, value]) =>
            value === '' ? attribute(element, name) !== undefined : attribute(element, name) === value,
          ),
      )
      .map((element) => new Part(element, this.#styles));
  }

  /** @throws where there is no such part */
  first(tags: string, attributes: Readonly<Record<string, string>> = {}): Part {
    const [found] = this.all(tags, attributes);
    if (!found) throw new Error(`There is no ${tags} with ${JSON.stringify(attributes)}.`);
    return found;
  }

  /** The words of all parts of a kind. */
  texts(tags: string, attributes?: Readonly<Record<string, string>>): string[] {
    return this.all(tags, attributes).map(({ text }) => text);
  }

  /** The part of the page below a heading. */
  section(heading: string): Part {
    const found = this.all('section aside').find((section) => section.texts('h1 h2 h3')[0] === heading);
    if (!found) throw new Error(`There is no section "${heading}".`);
    return found;
  }

  /** The texts that no part of the page consists of. */
  lacking(texts: readonly string[]): string[] {
    const found = new Set(this.texts('*'));
    return texts.filter((text) => !found.has(text));
  }

  /** The names of the fields, each with its label. */
  labels(): Record<string, string> {
    const labels = new Map(this.all('label').map((label) => [label.attribute('for'), label.text]));
    return Object.fromEntries(
      this.all('input select textarea').map((field) => [
        field.attribute('name') ?? '',
        labels.get(field.attribute('id')) ?? '',
      ]),
    );
  }

  /** The rules of the style sheet for the part, on screens of all widths, without blanks. */
  get style(): string {
    const classes = (this.attribute('class') ?? '').split(' ').filter((name) => /^(?:css|c)-/.test(name));
    return classes.flatMap((name) => rulesOf(this.#styles, name)).join(' ');
  }
}

/** Text as it is read: a line, with plain blanks. */
const readable = (text: string) => text.replaceAll(/[\s\u00a0\u200b\u202f]+/g, ' ').trim();

function rulesOf(styles: string, name: string): string[] {
  return Array.from(
    styles.matchAll(new RegExp(`(@media[^{]*\\{)?\\.${name}(?![\\w-])[^{}]*\\{[^{}]*\\}`, 'g')),
    ([rule]) => rule,
  );
}

function partOf(html: string): Part {
  const document = parse(html);
  const [root] = elementsIn(document);
  if (!root) throw new Error('Nothing was drawn.');
  const styles = Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, rules]) => rules).join('');
  return new Part(root, styles.replaceAll(/\s*([{}:;,])\s*/g, '$1'));
}

const pages = new Map<string, Promise<Part>>();

/** The finished page at an address, as the build of the site draws it. */
export function page(path: string): Promise<Part> {
  const drawn = pages.get(path) ?? prerender(path).then(({ head, body }) => partOf(`<head>${head}</head>${body}`));
  pages.set(path, drawn);
  return drawn;
}

/**
 * A component, as it is drawn first.
 * @param address where it is drawn
 */
export function drawn(node: ReactNode, address = '/'): Part {
  return partOf(
    renderToStaticMarkup(
      <StaticRouter location={address}>
        <MaterialTheme>{node}</MaterialTheme>
      </StaticRouter>,
    ),
  );
}

/** The routes that lead to an address, from the outermost to its screen. */
export function matched(routes: RouteObject[], address: string): RouteObject[] {
  return (matchRoutes(routes, address) ?? []).map(({ route }) => route);
}
