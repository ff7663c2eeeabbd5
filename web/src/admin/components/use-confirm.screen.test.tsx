import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Questions } from './Questions.tsx';
import { useConfirm } from './use-confirm.tsx';

/** Asks its question when an event with its name arrives. In the same way Back asks while another question covers the page. */
function Asker({ name, act }: { name: string; act?: () => Promise<unknown> }) {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState('');
  const ask = useEffectEvent(async () =>
    setAnswer(String(await confirm({ title: name, text: [], confirm: 'Yes', ...(act && { act }) }))),
  );
  useLayoutEffect(() => {
    const hear = () => void ask();
    addEventListener(name, hear);
    return () => removeEventListener(name, hear);
  }, [name]);
  return (
    <p>
      {name}: {answer}
    </p>
  );
}

const asked = async (name: string) => {
  dispatchEvent(new Event(name));
  await expect.element(page.getByRole('alertdialog', { name })).toBeVisible();
};

test('a question that replaces another makes the first one not confirmed, and the first can be asked again', async () => {
  await render(
    <Questions>
      <Asker name="Replace" />
      <Asker name="Leave" />
    </Questions>,
  );
  await expect.element(page.getByText('Leave:')).toBeVisible();
  await asked('Replace');
  await asked('Leave');
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect.element(page.getByText('Leave: true')).toBeVisible();
  await expect.element(page.getByText('Replace: false')).toBeVisible();
  await asked('Replace');
});

test('a question whose action has begun counts as confirmed, even if another question replaces it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await render(
    <Questions>
      <Asker name="Remove" act={() => promise} />
      <Asker name="Leave" />
    </Questions>,
  );
  await expect.element(page.getByText('Leave:')).toBeVisible();
  await asked('Remove');
  await page.getByRole('button', { name: 'Yes' }).click();
  await asked('Leave');
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect.element(page.getByText('Leave: true')).toBeVisible();
  resolve();
  await expect.element(page.getByText('Remove: true')).toBeVisible();
});
