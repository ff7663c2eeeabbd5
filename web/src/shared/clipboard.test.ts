import { expect, it, vi } from 'vitest';
import { isCopied } from './clipboard.ts';

const withClipboard = (clipboard: Pick<Clipboard, 'writeText'> | undefined) =>
  vi.stubGlobal('navigator', { clipboard });

it('a text is in the clipboard once the browser has taken it', async () => {
  const writeText = vi.fn(async () => undefined);
  withClipboard({ writeText });
  expect(await isCopied('the text')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('the text');
});

it('a text is not copied where the browser refuses, or has no clipboard', async () => {
  withClipboard({ writeText: () => Promise.reject(new Error('Refused.')) });
  expect(await isCopied('the text')).toBe(false);
  withClipboard(undefined);
  expect(await isCopied('the text')).toBe(false);
});
