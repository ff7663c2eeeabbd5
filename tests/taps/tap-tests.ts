import { expect, test } from '@playwright/test';
import type { Control } from './control.ts';
import { controls } from './controls.ts';
import { type Moment, type Speed, speeds, type Visit, visit } from './visit.ts';

/** The result that a test passes on to the table. */
export interface Measured {
  control: string;
  speed: Speed;
  visits: Visit[];
}

export const measured = 'taps';

/**
 * Makes a test for each control and speed: a press at each moment must have its effect exactly once.
 * @param momentsOf gives the moments of the press; an empty list leaves the control out
 * @param prepare runs in each page before its own scripts
 */
export function testTaps(
  momentsOf: (control: Control, speed: Speed, index: number) => readonly Moment[],
  prepare?: () => void,
): void {
  for (const [index, control] of controls.entries()) {
    for (const speed of speeds) {
      const moments = momentsOf(control, speed, index);
      if (moments.length === 0) continue;
      test(`${control.control}, ${speed}`, async ({ browser }) => {
        test.setTimeout(moments.length * 90_000);
        const visits: Visit[] = [];
        for (const moment of moments) {
          const look = () => visit({ browser, control, speed, moment, prepare });
          const seen = await look();
          // On a busy machine, Chromium's slow connection sometimes stands still for good.
          if (seen.outcome !== 'cut off') visits.push(seen);
          else visits.push({ ...(await look()), isRepeated: true });
        }
        const result: Measured = { control: control.control, speed, visits };
        test.info().annotations.push({ type: measured, description: JSON.stringify(result) });
        expect(visits.filter(({ outcome }) => outcome !== 'once')).toEqual([]);
      });
    }
  }
}
