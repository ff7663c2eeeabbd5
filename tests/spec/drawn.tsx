import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { matchRoutes, type RouteObject, StaticRouter } from 'react-router-dom';
import { attribute, type Element, elementsIn, parse, textOf, textsIn } from '../../web/scripts/site-check/html-tree.ts';
import { prerender } from '../../web/src/app/prerender.tsx';
import { MaterialTheme } from '../../web/src/ui/theme/MaterialTheme.tsx';

/** A part of a rendered page, as its reader sees it. */
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
   * Gives all parts of a kind, in the order of the page.
   * @param tags names of elements, such as `h2` or `h2 h3`
   * @param attributes values that the attributes must have; `''` accepts any value
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

  /** Gives the first such part. @throws if there is no such part */
  first(tags: string, attributes: Readonly<Record<string, string>> = {}): Part {
    const [found] = this.all(tags, attributes);
    if (!found) throw new Error(`There is no ${tags} with ${JSON.stringify(attributes)}.`);
    return found;
  }

  /** Gives the words of all parts of a kind. */
  texts(tags: string, attributes?: Readonly<Record<string, string>>): string[] {
    return this.all(tags, attributes).map(({ text }) => text);
  }

  /** Gives the part of the page below a heading. */
  section(heading: string): Part {
    const found = this.all('section aside').find((section) => section.texts('h1 h2 h3')[0] === heading);
    if (!found) throw new Error(`There is no section "${heading}".`);
    return found;
  }

  /** Gives the texts that are not the whole text of any part. */
  lacking(texts: readonly string[]): string[] {
    const found = new Set(this.texts('*'));
    return texts.filter((text) => !found.has(text));
  }

  /** Gives the label of each field by the field's name. */
  labels(): Record<string, string> {
    const labels = new Map(this.all('label').map((label) => [label.attribute('for'), label.text]));
    return Object.fromEntries(
      this.all('input select textarea').map((field) => [
        field.attribute('name') ?? '',
        labels.get(field.attribute('id')) ?? '',
      ]),
    );
  }

  /** The rules of the style sheet for the part, on screens of all widths, without spaces. */
  get style(): string {
    const classes = (this.attribute('class') ?? '').split(' ').filter((name) => /^(?:css|c)-/.test(name));
    return classes.flatMap((name) => rulesOf(this.#styles, name)).join(' ');
  }
}

/** Gives text as a reader sees it: on one line, with plain spaces. */
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

/** Gives the finished page of a path, as the build of the site prerenders it. */
export function page(path: string): Promise<Part> {
  const drawn = pages.get(path) ?? prerender(path).then(({ head, body }) => partOf(`<head>${head}</head>${body}`));
  pages.set(path, drawn);
  return drawn;
}

/**
 * Renders a component for the first time, without effects.
 * @param address the address of the page around it
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

/** Gives the routes that lead to an address, from the outermost one to the screen. */
export function matched(routes: RouteObject[], address: string): RouteObject[] {
  return (matchRoutes(routes, address) ?? []).map(({ route }) => route);
}
