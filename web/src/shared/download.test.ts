import { resolveObjectURL } from 'node:buffer';
import { expect, test, vi } from 'vitest';
import { download } from './download.ts';

test('a browser that reads the file late after the click still finds it', async () => {
  vi.useFakeTimers();
  const link = { href: '', download: '', click: vi.fn() };
  vi.stubGlobal('document', { createElement: () => link });
  download(new Blob(['BEGIN:VCALENDAR']), 'interview.ics');
  expect(link.click).toHaveBeenCalledOnce();
  expect(link.download).toBe('interview.ics');
  vi.advanceTimersByTime(50_000);
  expect(await resolveObjectURL(link.href)?.text()).toBe('BEGIN:VCALENDAR');
  vi.advanceTimersByTime(20_000);
  expect(resolveObjectURL(link.href)).toBeUndefined();
});
