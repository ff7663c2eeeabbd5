import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Logo } from './Logo.tsx';

vi.mock('../content/firm/company.ts', () => ({
  company: { name: 'Byrne & Ferri Harbour Power', shortName: 'Byrne & Ferri', field: 'Harbour Power' },
}));

test('a short name of several words stands on its own line, above the field', () => {
  expect(renderToStaticMarkup(<Logo />)).toMatch(
    />Byrne &amp; Ferri (?:<style.*<\/style>)?<span[^>]*>Harbour Power<\/span>/,
  );
});
