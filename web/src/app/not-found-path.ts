/** The file that Hosting answers with at every address that is none of ours. */
export const notFoundPath = '/404';
