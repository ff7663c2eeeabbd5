/** From here on the job list is a table; the sidebar takes its own width from 1100 px on. */
export const asTable = '@media (min-width: 860px) and (max-width: 1099px), (min-width: 1200px)';
