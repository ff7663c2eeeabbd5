import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Control } from './controls.ts';
import { lookFor, type Told, watchScript } from './eyes.ts';

export const speeds = ['unthrottled', 'slow phone'] as const;
export type Speed = (typeof speeds)[number];

/** What became of one press. */
export interface Visit {
  /** Milliseconds from the first paint. */
  moment: number;
  outcome: 'once' | 'lost' | 'doubled';
  /** What the page showed from the press on. */
  shown: readonly string[];
  /** What the page heard of the press, and what went wrong in it. */
  heard: readonly string[];
  /** Of a visit that was repeated: the scripts that were asked for and had not come in all that time. */
  missing: readonly string[];
}

const screens = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const;

/** Somebody finds a thing before pressing it. */
const reaction = 100;
/** A finger or a key stays down for this long. */
const hold = 60;
/** How long to wait for an effect before it counts as lost. Scripts may be late on a busy machine, and then nothing is lost. */
const timeouts = { unthrottled: 20_000, 'slow phone': 60_000 };

interface VisitOptions {
  browser: Browser;
  control: Control;
  speed: Speed;
  moment: number;
  /** Runs in the page before its own scripts. */
  prepare?: (() => void) | undefined;
}

/** Opens a page as if for the first time and presses a control once, `moment` milliseconds after the first paint. */
export async function visit({ browser, control, speed, moment, prepare }: VisitOptions): Promise<Visit> {
  const context = await browser.newContext({ ...screens[control.screen], locale: 'en-GB' });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    if (speed === 'slow phone') await slowDown(devtools);
    const shown: string[] = [];
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    const onTheWay = new Set<string>();
    page.on('request', (request) => onTheWay.add(request.url()));
    page.on('requestfinished', (request) => onTheWay.delete(request.url()));
    page.on('requestfailed', (request) => onTheWay.delete(request.url()));
    const paint = Promise.withResolvers<number>();
    await page.exposeBinding('tell', (_, told: Told) => {
      if ('painted' in told) paint.resolve(told.painted);
      else if (told.shows !== shown.at(-1)) shown.push(told.shows);
    });
    await page.addInitScript({ content: watchScript(control.shows) });
    if (prepare) await page.addInitScript(prepare);
    await page.goto(control.path, { waitUntil: 'commit' });

    const painted = await paint.promise;
    await until(painted + moment - reaction);
    const { selector, name, fields } = control;
    const place = await page.evaluate(lookFor, { selector, name, fields });
    if (!place)
      return { moment, outcome: 'lost', shown: ['nothing: the page has no such control'], heard: [], missing: [] };
    await until(painted + moment);
    shown.splice(0, shown.length, shown.at(-1) ?? place.shows);
    if (isKey(control.press)) await page.evaluate(focus, { selector, name });
    await press(page, devtools, control.press, place);

    const isThere = () => shown.includes(control.expected);
    for (const end = Date.now() + timeouts[speed]; !isThere() && Date.now() < end; ) await sleep(20);
    // Whatever would do it once more comes with the rest of the scripts.
    await page.waitForLoadState('networkidle', { timeout: timeouts[speed] }).catch(() => undefined);
    await sleep(speed === 'slow phone' ? 800 : 300);
    const heard = await page.evaluate(() => [...window.eyes.heard, ...window.eyes.state()]);
    return {
      moment,
      outcome: outcome(shown, control.expected),
      shown: [...shown],
      heard: [...heard, ...errors],
      missing: [...onTheWay].filter((url) => url.endsWith('.js')),
    };
  } finally {
    await context.close();
  }
}

function outcome(shown: readonly string[], expected: string): Visit['outcome'] {
  if (!shown.includes(expected)) return 'lost';
  return shown.length === 2 && shown[1] === expected ? 'once' : 'doubled';
}

async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 750e3 / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

async function press(page: Page, devtools: CDPSession, how: Control['press'], place: { x: number; y: number }) {
  if (how === 'click') {
    await page.mouse.move(place.x, place.y);
    await page.mouse.down();
    await sleep(hold);
    await page.mouse.up();
  } else if (how === 'tap') {
    // The finger is lifted whether or not the page has had time to notice that it came.
    const down = devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
    await sleep(hold);
    await Promise.all([down, devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })]);
  } else await page.keyboard.press(how, { delay: hold });
}

function isKey(how: Control['press']): boolean {
  return how !== 'tap' && how !== 'click';
}

function focus({ selector, name }: { selector: string; name?: string | undefined }): void {
  window.eyes.see(selector, name)[0]?.focus({ preventScroll: true });
}

async function until(time: number): Promise<void> {
  await sleep(Math.max(0, time - Date.now()));
}
