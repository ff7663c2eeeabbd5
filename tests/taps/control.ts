import type { Eyes, Target } from './eyes.ts';

/** A finger, the mouse, a key while the target has the focus, or a text that is typed into it. */
export type Press = 'tap' | 'click' | 'Enter' | 'Space' | 'ArrowRight' | 'End' | { type: string };

/** Something that is done to a part of the page. */
export interface Step extends Target {
  press: Press;
}

/** A control, what is done to it, and what must be seen of that exactly once. */
export interface Control extends Step {
  control: string;
  path: string;
  screen: 'phone' | 'desktop';
  /** Further steps, each as soon as its control can be seen. */
  after?: readonly Step[];
  /** The words that the page shows of it. Runs in the page. */
  shows: (eyes: Eyes) => string;
  /** The words at the end. The page must get there in one step from what it showed before. */
  expected: string;
}

export const phone = { screen: 'phone', press: 'tap' } as const;
export const desktop = { screen: 'desktop', press: 'click' } as const;
