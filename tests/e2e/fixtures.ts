import { test as base, expect } from '@playwright/test';
import { missingIndex, queriesIn } from '../support/firestore-indexes.ts';

interface Watch {
  /**
   * Every test fails on a console error, a page error, a query without its index, or a request to another host. A test that
   * causes a console error on purpose names the error here.
   */
  expectedConsoleErrors: RegExp;
  /** The hosts that this test's visitor requests on purpose, for example for the maps. */
  expectedHosts: string[];
}

/** Firefox reports a font download that ended because the visitor left the page (NS_BINDING_ABORTED). */
const fontOfLeftPage = /^download failed .*\bstatus=2152398850\b/;

/** The test function of the site. It watches the browser of each test: see `Watch`. */
export const test = base.extend<Watch>({
  // The value is not a list, because Playwright takes a list of two for a value and its options.
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
        // The emulator answers every query; Firestore answers only a query that has an index.
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

/** The tag for tests that take too long for every run: see `npm run test:weekly-e2e`. */
export const weekly = '@weekly';

/** The tag for tests with exact times for presses. The processors must not be too busy during these tests. */
export const timed = '@timed';

/** The tags for tests that break something that other tests need. These tests run weekly, after all others. */
export const weeklyAlone = [weekly, '@alone'];

/** The tag for tests that also run in Firefox: see `npm run test:firefox`. */
export const inFirefox = '@firefox';
