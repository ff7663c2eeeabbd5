import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useAskAgain } from './job-lists.ts';

interface FiguresProps {
  version: object | undefined;
  ask: () => Promise<number>;
}

function Figures({ version, ask }: FiguresProps) {
  const { data } = useQuery({ queryKey: ['figures'], queryFn: ask, enabled: version !== undefined });
  useAskAgain('figures', version);
  return <p>Asked: {data}</p>;
}

test('the figures of a list are read once when the screen opens, and again for each new version', async () => {
  const ask = vi.fn(() => Promise.resolve(ask.mock.calls.length));
  const queries = new QueryClient();
  const drawn = (version?: object) => (
    <QueryClientProvider client={queries}>
      <Figures version={version} ask={ask} />
    </QueryClientProvider>
  );
  const { rerender } = await render(drawn());
  const first = {};
  await rerender(drawn(first));
  await expect.element(page.getByText('Asked: 1')).toBeVisible();
  await rerender(drawn(first));
  expect(ask).toHaveBeenCalledTimes(1);
  await rerender(drawn({}));
  await expect.element(page.getByText('Asked: 2')).toBeVisible();
});
