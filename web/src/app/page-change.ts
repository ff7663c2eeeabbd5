/** What the change from page to page is called among React's transitions. */
export const pageChange = 'page-change';
