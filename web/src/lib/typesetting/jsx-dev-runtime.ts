import { jsxDEV as reactJsxDev } from 'react/jsx-dev-runtime';
import { typesetChildren } from './typeset-children.ts';

export { Fragment, type JSX } from 'react/jsx-dev-runtime';

/** What the development server uses instead of the two functions of `jsx-runtime.ts`. */
export const jsxDEV: typeof reactJsxDev = (type, props, ...rest) =>
  reactJsxDev(type, typesetChildren(type, props), ...rest);
