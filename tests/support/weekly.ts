/** The tag, in Vitest, of what takes too long, for what it finds, to be part of every run: see `npm run test:weekly`. */
export const weekly = 'weekly';
