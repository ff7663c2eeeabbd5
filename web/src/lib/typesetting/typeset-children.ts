import { keepFiguresTogether, wordJoiner } from './keep-figures-together.ts';

/** What is not read as running text: it is compared, sent or executed, and stays as it was written. */
const verbatim = new Set<unknown>(['title', 'script', 'style', 'option', 'textarea']);

// The parts of a PDF are named in capitals. Its lines break at spaces only: it needs no joiner, and its fonts have none.
const isOfPdf = (type: unknown) => typeof type === 'string' && /^[A-Z]/.test(type);

/** An element that bears this keeps its text to the letter, for instance a cell that is copied into a data sheet. */
const optOut = 'data-verbatim';

/**
 * The properties of an element with its text typeset. Only what is shown is: an `aria-label`, an `alt`, a `meta` tag and
 * structured data are properties, and keep plain spaces.
 */
export function typesetChildren<Props>(type: unknown, props: Props): Props {
  if (verbatim.has(type) || typeof props !== 'object' || props === null || !('children' in props) || optOut in props)
    return props;
  const children = isOfPdf(type)
    ? mapTexts(props.children, (text) => keepFiguresTogether(text).replaceAll(wordJoiner, ''))
    : mapTexts(props.children, keepFiguresTogether);
  return children === props.children ? props : { ...props, children };
}

function mapTexts(children: unknown, set: (text: string) => string): unknown {
  if (typeof children === 'string') return set(children);
  if (!Array.isArray(children) || !children.some((child) => typeof child === 'string')) return children;
  return children.map((child) => (typeof child === 'string' ? set(child) : child));
}
