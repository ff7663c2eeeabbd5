import { createContext } from 'react';

/** The data that the server has put into the document for its page; nothing on every other page. */
export const PageData = createContext<unknown>(undefined);

/** The id of the element that holds it, as JSON. Scripts of this kind are data: the content security policy lets them pass. */
export const pageDataId = 'page-data';
