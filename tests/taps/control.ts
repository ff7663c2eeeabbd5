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
  /** What is done after it, each as soon as what it is done to can be seen. */
  after?: readonly Step[];
  /** What the page shows of it. Runs in the page. */
  shows: (eyes: Eyes) => string;
  /** What it must show in the end, and from what it showed before it must get there in one step. */
  expected: string;
}

export const phone = { screen: 'phone', press: 'tap' } as const;
export const desktop = { screen: 'desktop', press: 'click' } as const;
