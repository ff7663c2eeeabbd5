import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Control, Press, Step } from './control.ts';
import { lookFor, type Target, type Told, watchScript } from './eyes.ts';
import { press } from './press.ts';

export const speeds = ['unthrottled', 'slow phone'] as const;
export type Speed = (typeof speeds)[number];

/**
 * The moment of the press: a number of milliseconds after the first paint; the beginning of hydration; or a press that begins
 * before hydration and ends after it.
 */
export type Moment = number | 'at hydration' | 'across it';

/** The outcome of one press. */
export interface Visit {
  moment: Moment;
  /** `cut off`: the page or a script never came, so the visit says nothing about the press. */
  outcome: 'once' | 'lost' | 'doubled' | 'cut off';
  /** Whether the first visit at this moment was cut off. */
  isRepeated?: true;
  /** The words that the page showed from the press on. */
  shown: readonly string[];
  /** The events of the press in the page, the errors of the page, and the requests without an answer. */
  heard: readonly string[];
}

const screens = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const;

/** The time that a visitor needs to find a control. */
const reaction = 100;
/**
 * The time to wait for an effect before it counts as lost. The time is long, because scripts may be late on a busy machine
 * although nothing is lost.
 */
const timeouts = { unthrottled: 20_000, 'slow phone': 60_000 };
/** The time to wait for a second effect after hydration. */
const settling = { unthrottled: 400, 'slow phone': 1200 };

interface VisitOptions {
  browser: Browser;
  control: Control;
  speed: Speed;
  moment: Moment;
  /** Runs in the page before its own scripts. */
  prepare?: (() => void) | undefined;
}

/** Opens a page with an empty cache and presses a control once, at the given moment. */
export async function visit({ browser, control, speed, moment, prepare }: VisitOptions): Promise<Visit> {
  const permissions = ['clipboard-write'];
  // The test allows motion, which takes processor time, because most visitors allow it.
  const reducedMotion = 'no-preference';
  const context = await browser.newContext({ ...screens[control.screen], locale: 'en-GB', permissions, reducedMotion });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const hand = { page, devtools };
    if (speed === 'slow phone') await slowDown(devtools);
    const { news, isCutOff } = watchErrors(page);
    const shown: string[] = [];
    const paint = Promise.withResolvers<number>();
    const hydrated = Promise.withResolvers<void>();
    await page.exposeBinding('tell', (_, told: Told) => {
      if ('painted' in told) paint.resolve(told.painted);
      else if ('hydrated' in told) hydrated.resolve();
      else if (told.shows !== shown.at(-1)) shown.push(told.shows);
    });
    await page.addInitScript({ content: watchScript(control.shows, control.words ?? '') });
    if (prepare) await page.addInitScript(prepare);
    const letScriptsIn = typeof moment === 'number' ? undefined : await holdScripts(page);
    const arrival = page.goto(control.path, { waitUntil: 'commit' }).then(() => paint.promise);

    const painted = await Promise.race([arrival.catch(() => undefined), sleep(timeouts[speed])]);
    if (painted === undefined) return { moment, outcome: 'cut off', shown, heard: news() };
    if (typeof moment === 'number') await until(painted + moment - reaction);
    const place = await page.evaluate(lookFor, targetOf(control));
    if (!place) return { moment, outcome: 'lost', shown: ['nothing: the page has no such control'], heard: news() };
    if (typeof moment === 'number') await until(painted + moment);
    shown.splice(0, shown.length, shown.at(-1) ?? place.shows);
    if (needsFocus(control.press)) await page.evaluate(focus, targetOf(control));
    const hydration = () => {
      letScriptsIn?.();
      return Promise.race([hydrated.promise, sleep(timeouts[speed])]);
    };
    if (moment === 'at hydration') await hydration();
    await press(hand, control.press, place, moment === 'across it' ? hydration : undefined);
    for (const step of control.after ?? []) await take(step);

    const isThere = () => shown.includes(control.expected);
    const isHydrated = () => page.evaluate(() => window.eyes.isHydrated()).catch(() => false);
    const end = Date.now() + timeouts[speed];
    while (!isThere() && Date.now() < end) await sleep(20);
    // A second effect would come with the scripts. If the scripts fail, the press is lost.
    while (!(await isHydrated()) && Date.now() < end) await sleep(50);
    await sleep(settling[speed]);
    const heard = await page.evaluate(() => [...window.eyes.heard, ...window.eyes.state()]);
    const withoutScripts = isCutOff() ? 'cut off' : 'lost';
    const outcome = (await isHydrated()) ? outcomeOf(shown, control.expected) : withoutScripts;
    return { moment, outcome, shown: [...shown], heard: [...heard, ...news()] };

    async function take(step: Step): Promise<void> {
      for (const latest = Date.now() + timeouts[speed]; Date.now() < latest; await sleep(20)) {
        const there = await page.evaluate(lookFor, targetOf(step));
        if (!there) continue;
        if (needsFocus(step.press)) await page.evaluate(focus, targetOf(step));
        return press(hand, step.press, there);
      }
    }
  } finally {
    await context.close();
  }
}

function outcomeOf(shown: readonly string[], expected: string): Visit['outcome'] {
  if (!shown.includes(expected)) return 'lost';
  return shown.length === 2 && shown[1] === expected ? 'once' : 'doubled';
}

/**
 * Records the errors of a page from now on.
 * @returns `news` gives the errors and the requests that are under way; `isCutOff` tells whether the server has never
 * answered one of them
 */
function watchErrors(page: Page): { news: () => string[]; isCutOff: () => boolean } {
  const errors: string[] = [];
  const onTheWay = new Map<string, string>();
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('request', (request) => onTheWay.set(request.url(), 'no answer'));
  page.on('response', (response) => onTheWay.set(response.url(), 'not to its end'));
  page.on('requestfinished', (request) => onTheWay.delete(request.url()));
  page.on('requestfailed', (request) => onTheWay.delete(request.url()));
  const missing = () => [...onTheWay].map(([url, state]) => `never came, ${state}: ${url}`);
  return { news: () => [...errors, ...missing()], isCutOff: () => [...onTheWay.values()].includes('no answer') };
}

/** Holds back the scripts of a page. @returns a function that releases them */
async function holdScripts(page: Page): Promise<() => void> {
  const hold = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await hold.promise;
    // The visitor may have left the page.
    await route.continue().catch(() => undefined);
  });
  return hold.resolve;
}

/** Gives a page the connection and the processor of a slow phone. */
export async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 750e3 / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

const targetOf = ({ selector, name, fields }: Target): Target => ({ selector, name, fields });

const needsFocus = (how: Press) => how !== 'tap' && how !== 'click';

function focus({ selector, name }: Target): void {
  window.eyes.see(selector, name)[0]?.focus({ preventScroll: true });
}

async function until(time: number): Promise<void> {
  await sleep(Math.max(0, time - Date.now()));
}
