import { test as base, expect } from '@playwright/test';
import { missingIndex, queriesIn } from '../support/firestore-indexes.ts';

interface Watch {
  /**
   * Every test fails on a console error, a page error, a query without its index, or a request to another host. A test that means to cause a
   * console error says which.
   */
  expectedConsoleErrors: RegExp;
  /** Hosts that this test's visitor asks for on purpose, for instance the maps. */
  expectedHosts: string[];
}

/** Firefox reports a font whose download has ended because the page was left (NS_BINDING_ABORTED). */
const fontOfLeftPage = /^download failed .*\bstatus=2152398850\b/;

/** The site's tests: `page` is watched, see `Watch`. */
export const test = base.extend<Watch>({
  // Not a list: Playwright takes one of two things for a value and its options.
  expectedConsoleErrors: [/^(?!)/, { option: true }],
  expectedHosts: [[], { option: true }],
  context: async ({ context, expectedConsoleErrors, expectedHosts }, use) => {
    const errors: string[] = [];
    const isExpected = (text: string) => expectedConsoleErrors.test(text) || fontOfLeftPage.test(text);
    context.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !isExpected(text))
        errors.push(`console error: ${text} (${message.location().url})`);
    });
    context.on('weberror', (error) => {
      const { message } = error.error();
      if (!isExpected(message)) errors.push(`page error: ${message}`);
    });
    context.on('request', (request) => {
      if (/firestore/i.test(request.url())) {
        // The emulator answers every query; Firestore only those that it has an index for.
        for (const query of queriesIn(request.postData() ?? '')) {
          const missing = missingIndex(query);
          if (missing) errors.push(`query without an index: ${missing}`);
        }
      }
      const { protocol, hostname } = new URL(request.url());
      if (!protocol.startsWith('http') || hostname === '127.0.0.1' || expectedHosts.includes(hostname)) return;
      errors.push(`request to another host: ${request.url()}`);
    });
    await use(context);
    expect(errors, 'what went wrong in the browser').toEqual([]);
  },
});

export { expect };

/** The tag of what takes too long, for what it finds, to be part of every run: see `npm run test:weekly-e2e`. */
export const weekly = '@weekly';

/** The tag of what presses to the millisecond: beside it, the processors must not be too busy. */
export const timed = '@timed';

/** The tags of what breaks something that others need: it runs weekly as well, after them. */
export const weeklyAlone = [weekly, '@alone'];

/** The tag of what is done in Firefox, too: see `npm run test:firefox`. */
export const inFirefox = '@firefox';
