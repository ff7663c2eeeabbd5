import { jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';
import { typesetChildren } from './typeset-children.ts';

// What the compiler makes of `<p>{text}</p>`: React's own functions, with the text typeset on its way. So the rule holds
// for every text of the site, and no component has to remember it. The compiler finds it by `jsxImportSource`.

export { Fragment, type JSX } from 'react/jsx-runtime';

/** An element with one child or none. */
export const jsx: typeof reactJsx = (type, props, key) => reactJsx(type, typesetChildren(type, props), key);

/** An element with several children. */
export const jsxs: typeof reactJsxs = (type, props, key) => reactJsxs(type, typesetChildren(type, props), key);
