import { expect, it } from 'vitest';
import { page } from './drawn.tsx';

// Section 2.6 of the spec.

const about = () => page('/about');

it('the hero is titled "Our Story", with the tagline and a way to the contact page', async () => {
  const hero = (await about()).section('Our Story');
  expect(hero.lacking(['Turning Ambitions into Reality with Expertise Across Borders'])).toEqual([]);
  expect(hero.all('a').map((link) => [link.text, link.attribute('href')])).toEqual([['Contact Us', '/contact']]);
});

it('the team in numbers: teams, experience, employees', async () => {
  const band = (await about()).section('Team in Numbers');
  expect(band.texts('dd').map((value, index) => `${value} ${band.texts('dt')[index]?.toLowerCase()}`)).toEqual([
    '4 core teams',
    '20+ years experience',
    '50+ employees',
  ]);
});

it('three values have tabs, with TRUST open, each spelt by its letters with description and tagline', async () => {
  const values = (await about()).section('Our Values');
  expect(values.all('a', { role: 'tab' }).map((tab) => [tab.text, tab.attribute('aria-selected')])).toEqual([
    ['TRUST', 'true'],
    ['IMPACT', 'false'],
    ['EXCEL', 'false'],
  ]);
  const panels = values.all('div', { role: 'tabpanel' });
  expect(panels.map((panel) => panel.texts('h3'))).toEqual([
    ['Transparency', 'Reliability', 'Unwavering Commitment', 'Sustainability', 'Teamwork'],
    ['Innovation', 'Mutual Respect', 'Professionalism', 'Accountability', 'Customer-Focused', 'Timeliness'],
    ['Excellence', 'Xcellence in Innovation', 'Collaboration', 'Ethical Integrity', 'Leadership'],
  ]);
  const letters = panels.map((panel) => panel.all('li').map((item) => item.text.charAt(0)));
  expect(letters.map((word) => word.join(''))).toEqual(['TRUST', 'IMPACT', 'EXCEL']);
  const bare = panels.flatMap((panel) => panel.all('li')).filter((item) => item.all('p').length < 2);
  expect(bare.map(({ text }) => text)).toEqual([]);
});

it('a looping muted film runs beside the values', async () => {
  const film = (await about()).section('Our Values').first('video');
  expect([film.attribute('muted'), film.attribute('loop')]).toEqual(['', '']);
});

it('three leaders appear by role, with designation and bio, between two arrows', async () => {
  const team = (await about()).section('Meet Our Team');
  // The people are sample content.
  expect(team.texts('h3')).toEqual(['Chief Executive Officer', 'Managing Director', 'Business Development Manager']);
  expect(team.lacking(['CEO of the parent group'])).toEqual([]);
  const arrows = team.all('button').map((button) => button.attribute('aria-label'));
  expect(arrows.slice(0, 2)).toEqual(['Previous team member', 'Next team member']);
});

it('the carousel shows one leader, two from 768 px, three from 1024 px, 30 px apart', async () => {
  const team = (await about()).section('Meet Our Team');
  const [frame] = team.all('*').filter(({ style }) => style.includes('scroll-snap-type:x mandatory'));
  const style = frame?.style ?? '';
  expect(style).toMatch(/\{[^}]*width:100%/);
  const widths = Array.from(style.matchAll(/min-width:(\d+)px\)\{[^{]*\{[^}]*width:calc\(([^;}]*)\)[;}]/g));
  expect(widths.map(([, from, width]) => `${from}: ${width?.replaceAll(' ', '')}`)).toEqual([
    '640: (100%-0px)/1',
    '768: (100%-30px)/2',
    '1024: (100%-60px)/3',
  ]);
  expect(style).toContain('margin-right:30px');
});
