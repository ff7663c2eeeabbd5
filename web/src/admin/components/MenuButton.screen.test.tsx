import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MenuButton } from './MenuButton.tsx';

const toItems = (words: string[]) => words.map((word) => ({ value: word, words: word }));

/** A menu of the places to which a card can move: the answer about its last move changes them. */
function Card({ onChoose }: { onChoose: (value: string) => void }) {
  const [options, setOptions] = useState(toItems(['Reviewing', 'Interview', 'Offer']));
  useLayoutEffect(() => {
    const hear = () => setOptions(toItems(['New', 'Interview', 'Offer']));
    addEventListener('moved', hear);
    return () => removeEventListener('moved', hear);
  }, []);
  return <MenuButton label="Move" options={options} about={undefined} onChoose={onChoose} />;
}

test('an open menu keeps its options and its focus while new options arrive', async () => {
  const chosen: string[] = [];
  await render(<Card onChoose={(value) => chosen.push(value)} />);
  await page.getByRole('button', { name: 'Move' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Reviewing' })).toHaveFocus();
  flushSync(() => dispatchEvent(new Event('moved')));
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: 'Interview' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(chosen).toEqual(['Interview']);
  await page.getByRole('button', { name: 'Move' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'New' })).toHaveFocus();
});
