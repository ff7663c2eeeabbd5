import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { company } from '../content/firm/company.ts';

vi.mock('../content/firm/company.ts', () => ({
  company: { name: 'Byrne & Ferri Harbour Power', shortName: 'Byrne & Ferri', field: 'Harbour Power' },
}));

/** Renders the logo of a firm with this short name. */
async function logoOf(shortName: string) {
  vi.resetModules();
  vi.doMock('../content/firm/company.ts', () => ({ company: { ...company, shortName } }));
  const { Logo } = await import('./Logo.tsx');
  return renderToStaticMarkup(<Logo />);
}

test('a short name of several words stands on its own line, above the field', async () => {
  expect(await logoOf('Byrne & Ferri')).toMatch(
    />Byrne &amp; Ferri (?:<style.*<\/style>)?<span[^>]*>Harbour Power<\/span>/,
  );
});

test('a long name is set in smaller letters than a short one', async () => {
  const sizeOf = async (name: string) => Number(/font-size:([\d.]+)rem/.exec(await logoOf(name))?.[1]);
  expect(await sizeOf('Thibodeau & Lindqvist Acoustics, Vibration and Noise')).toBeLessThan(
    await sizeOf('Byrne & Ferri'),
  );
});
