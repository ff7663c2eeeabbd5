import { unbrokenParts } from '../lib/typesetting/unbroken-parts.ts';

/**
 * Text that is drawn in the browser, set like that of the finished pages (see scripts/typeset.ts): a figure and its unit,
 * a standard and its number stay on one line.
 */
export function NoBreak({ children }: { children: string }) {
  return unbrokenParts(children).map(({ text, isUnbroken }, index) =>
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
