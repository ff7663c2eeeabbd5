import { expect, test } from '@playwright/test';
import { type Control, controls } from './controls.ts';
import { type Speed, speeds, type Visit, visit } from './visit.ts';

/** What a test leaves for the table. */
export interface Measured {
  control: string;
  speed: Speed;
  visits: Visit[];
}

export const measured = 'taps';

/**
 * A test per control and speed: what is pressed at each of the moments happens, and happens once.
 * @param momentsOf milliseconds from the first paint; none where the control is left out
 * @param prepare runs in each page before its own scripts
 */
export function testTaps(
  momentsOf: (control: Control, speed: Speed, index: number) => readonly number[],
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
          const first = await visit({ browser, control, speed, moment, prepare });
          // A press is kept until the scripts are there. Where one of them never came, nothing can be told of it.
          if (first.outcome === 'lost' && first.missing.length > 0) {
            visits.push({ ...(await visit({ browser, control, speed, moment, prepare })), missing: first.missing });
          } else visits.push({ ...first, missing: [] });
        }
        const result: Measured = { control: control.control, speed, visits };
        test.info().annotations.push({ type: measured, description: JSON.stringify(result) });
        expect(visits.filter(({ outcome }) => outcome !== 'once')).toEqual([]);
      });
    }
  }
}
