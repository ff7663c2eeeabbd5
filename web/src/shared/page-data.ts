import { createContext } from 'react';

/** The data that the server has put into the document for its page; `undefined` on every other page. */
export const PageData = createContext<unknown>(undefined);

/**
 * The id of the element with the data, as JSON. A script element of this type is data, so the content security policy
 * allows it.
 */
export const pageDataId = 'page-data';
