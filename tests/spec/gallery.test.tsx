import { expect, it } from 'vitest';
import { albums } from '../../web/src/content/firm/gallery.ts';
import { Lightbox } from '../../web/src/public/gallery/Lightbox.tsx';
import { drawn, page } from './drawn.tsx';

// Sections 2.11 and 2.12 of the spec.

const gallery = () => page('/gallery');

it('the hero is headed "Image Gallery" over a picture', async () => {
  const hero = (await gallery()).section('Image Gallery');
  expect(hero.all('img')).toHaveLength(1);
});

it('three tabs hold 27, 8 and 8 pictures, and Site Visit is open', async () => {
  const tabs = (await gallery()).all('a', { role: 'tab' });
  expect(tabs.map((tab) => [tab.text, tab.attribute('aria-selected')])).toEqual([
    ['Site Visit 27', 'true'],
    ['Office Activities 8', 'false'],
    ['Training 8', 'false'],
  ]);
  const panels = (await gallery()).all('div', { role: 'tabpanel' });
  expect(panels.map((panel) => [panel.all('li').length, panel.all('img').length, panel.all('button').length])).toEqual(
    [27, 8, 8].map((count) => [count, count, count]),
  );
});

it('the gallery has two, three and four columns', async () => {
  const [cell] = (await gallery()).all('div', { role: 'tabpanel' })[0]?.all('li') ?? [];
  const shares = cell?.style.matchAll(/width:calc\(100% \* (\d+)/g) ?? [];
  expect(Array.from(shares, ([, share]) => 12 / Number(share))).toEqual([2, 3, 4]);
});

it('the lightbox fills the screen and has previous, next and close', () => {
  const [album] = albums;
  if (!album) throw new Error('There is no album.');
  const lightbox = drawn(<Lightbox album={album} start={0} onClose={() => {}} />).first('dialog');
  expect(lightbox.style).toMatch(/width:100vw;height:100dvh/);
  expect(lightbox.all('button').map((button) => button.attribute('aria-label'))).toEqual([
    'Previous picture',
    'Next picture',
    'Close',
  ]);
  expect(lightbox.lacking(['1 of 27'])).toEqual([]);
});

it('the privacy policy has 17 numbered sections in this order', async () => {
  const policy = (await page('/privacy-policy')).first('main');
  // The customer names each section; our headings begin with that name.
  const named = [
    ...['Who we are', 'Scope', 'Types of data collected', 'How collected', 'How used', 'Purposes'],
    ...['Direct marketing', 'Opting out', 'Third-party marketing', 'Cookies', 'Disclosure'],
    ...['International transfers', 'Data retention', 'Legal rights', 'Third-party links'],
    ...['Queries and complaints', 'Changes'],
  ].map((name, index) => `${String(index + 1).padStart(2, '0')} ${name}`);
  const headings = policy.texts('h2').filter((heading) => /^\d/.test(heading));
  expect(headings.map((heading, index) => heading.slice(0, named[index]?.length))).toEqual(named);
});

it('the privacy policy was last updated on 28/02/2025, and gives an address for changes, opting out, rights and queries', async () => {
  const policy = (await page('/privacy-policy')).first('main');
  expect(policy.first('time').text).toBe('28/02/2025');
  expect(policy.first('time').attribute('datetime')).toBe('2025-02-28');
  const without = ['opting-out', 'your-rights', 'queries-and-complaints', 'changes'].filter(
    (id) => policy.first('section', { id }).all('a', { href: 'mailto:info@ohmbridge.example' }).length === 0,
  );
  expect(without).toEqual([]);
});

it('the credits name icons, pictures and films, with their sources', async () => {
  const credits = (await page('/credit')).first('main').text;
  expect(['icons', 'pictures', 'films'].filter((word) => !credits.toLowerCase().includes(word))).toEqual([]);
});
