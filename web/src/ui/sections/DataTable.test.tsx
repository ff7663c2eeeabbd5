import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DataTable } from './DataTable.tsx';

const tableOf = (name: string) =>
  renderToStaticMarkup(
    <DataTable caption="Limits" columns={['Area', 'From', 'Source']} rows={[[name, '5 MW', 'A']]} />,
  );

test('short names stay on one line, and long ones leave the figures their room', () => {
  expect(tableOf('Transmission assessment')).toContain('white-space:nowrap');
  expect(tableOf('England and Wales, at a grid supply point')).not.toContain('white-space:nowrap');
});
