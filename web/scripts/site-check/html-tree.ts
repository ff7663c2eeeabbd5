import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from 'parse5';

export { parse } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

export function* elementsIn(node: ParentNode): Generator<Element> {
  for (const child of node.childNodes) {
    if (!defaultTreeAdapter.isElementNode(child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}

/** Gives the texts of an element that a reader sees. */
export function* textsIn(element: Element): Generator<string> {
  if (element.tagName === 'script' || element.tagName === 'style' || attribute(element, 'aria-hidden') === 'true')
    return;
  for (const child of element.childNodes) {
    if (defaultTreeAdapter.isTextNode(child)) yield child.value;
    else if (defaultTreeAdapter.isElementNode(child)) yield* textsIn(child);
  }
}

/** Gives the value of an attribute; `undefined` if the element does not have it. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

/** Gives the value of an attribute like `attribute`, for an element that may be missing. */
export function attributeOf(element: Element | undefined, name: string): string | undefined {
  return element && attribute(element, name);
}

/** Gives all text in a node, as in the source. */
export function textOf(node: ChildNode): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  return defaultTreeAdapter.isElementNode(node) ? node.childNodes.map(textOf).join('') : '';
}
