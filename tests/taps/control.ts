import type { Eyes, Target } from './eyes.ts';

/** The kind of press: a finger, the mouse, a key while the target has the focus, or a text that is typed into the target. */
export type Press = 'tap' | 'click' | 'Enter' | 'Space' | 'ArrowRight' | 'End' | { type: string };

/** An action on a part of the page. */
export interface Step extends Target {
  press: Press;
}

/** A control, the action on it, and the effect that must be seen exactly once. */
export interface Control extends Step {
  control: string;
  path: string;
  screen: 'phone' | 'desktop';
  /** Further steps. Each one follows as soon as its control is visible. */
  after?: readonly Step[];
  /** Gives the words of the effect on the page. The function runs in the page. */
  shows: (eyes: Eyes, words: string) => string;
  /** The words that `shows` looks for. In the page, the function has no variables of the test. */
  words?: string;
  /** The final words. The page must reach them in one step. */
  expected: string;
}

export const phone = { screen: 'phone', press: 'tap' } as const;
export const desktop = { screen: 'desktop', press: 'click' } as const;
