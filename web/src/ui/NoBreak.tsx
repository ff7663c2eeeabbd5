import { cloneElement, createElement, Fragment, isValidElement, type ReactNode } from 'react';
import { unbrokenParts } from '../shared/typesetting/unbroken-parts.ts';

/** The elements whose text is compared, copied, sent or drawn, and not read as running text. Their text does not change. */
const verbatimElements = new Set<unknown>(['title', 'textarea', 'option', 'svg', 'pre', 'code']);

/**
 * Keeps the parts of running text together that a reader takes in at once (a figure and its unit, a standard and its
 * number). The characters stay the same, for visitors who copy, search or listen.
 * The component changes all text between its tags, at any depth, but not the text that other components render: these use
 * it themselves. An element with `data-verbatim` keeps its text. A text with a figure must not be a direct child of a flex
 * or grid container, which would lay out its parts one by one.
 */
export function NoBreak({ children }: { children: ReactNode }) {
  return unbroken(children);
}

function unbroken(node: ReactNode): ReactNode {
  if (typeof node === 'string') return unbrokenText(node);
  // Each child is passed on as it was written: React requires keys only in a list.
  if (Array.isArray(node)) return createElement(Fragment, undefined, ...node.map(unbroken));
  if (!isValidElement<SetProps>(node) || isLeftAlone(node.type, node.props)) return node;
  const { children } = node.props;
  return cloneElement(node, undefined, ...(Array.isArray(children) ? children : [children]).map(unbroken));
}

interface SetProps {
  children?: ReactNode;
  className?: string;
  'data-verbatim'?: unknown;
}

function isLeftAlone(type: unknown, props: SetProps): boolean {
  return (
    props.children === undefined ||
    props.className === 'nowrap' ||
    props['data-verbatim'] !== undefined ||
    verbatimElements.has(type)
  );
}

function unbrokenText(words: string): ReactNode {
  const parts = unbrokenParts(words);
  if (!parts.some(({ isUnbroken }) => isUnbroken)) return words;
  return parts.map(({ text, isUnbroken }, index) =>
    isUnbroken ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <span key={index} className="nowrap">
        {text}
      </span>
    ) : (
      text
    ),
  );
}
