import { expect, it } from 'vitest';
import { cutName } from '../../web/src/public/home/ServiceCards.tsx';
import { type Part, page } from './drawn.tsx';

// Section 2.3 of the spec, and the parts of sections 4 and 9 about the home page.

const home = () => page('/');

/** Gives the number of columns that fit beside each other, from a narrow screen to a wide one. */
function columnsOf(cell: Part | undefined): number[] {
  const shares = cell?.style.matchAll(/width:calc\(100% \* (\d+)/g) ?? [];
  return Array.from(shares, ([, share]) => 12 / Number(share));
}

it('the page is called Home, and has its sections in this order', async () => {
  const drawn = await home();
  expect(drawn.texts('title')[0]).toMatch(/^Home \| /);
  expect(drawn.first('main').texts('h1 h2')).toEqual([
    'Empowering Sustainable Solutions for Tomorrow’s Energy Needs',
    'Design and advice for networks that have to work',
    'Design, studies and surveys for power networks',
    'Studies, earthing and relay settings from one model',
    'Two decades of power engineering',
    'Eight industries, and earthing for each',
    'Every design is checked by other engineers',
    'Send us the connection offer',
    'What our clients say',
    'Join the people behind the drawings',
  ]);
});

it('the hero shows the tagline over three pictures, which cross-fade in 1.5 seconds', async () => {
  const hero = (await home()).section('Empowering Sustainable Solutions for Tomorrow’s Energy Needs');
  const names = hero.all('button').map((button) => button.attribute('aria-label') ?? '');
  expect(names.filter((name) => /^Picture \d of 3/.test(name))).toHaveLength(3);
  const views = hero.all('div').filter(({ style }) => style.includes('visibility:hidden'));
  expect(views.length).toBeGreaterThan(0);
  for (const view of views) expect(view.style).toContain('opacity 1500ms');
});

it('the words of the hero fade in over 700 ms', async () => {
  const hero = (await home()).section('Empowering Sustainable Solutions for Tomorrow’s Energy Needs');
  const fading = hero.all('*').filter(({ style }) => /animation:[^;]*700ms/.test(style));
  expect(fading.length).toBeGreaterThan(0);
});

it('the services are six cards with picture and link, in one, two and three columns', async () => {
  const services = (await home()).section('Design, studies and surveys for power networks');
  const cards = services.all('article');
  expect(cards.map((card) => [card.first('h3').text, card.first('a').attribute('href')])).toEqual([
    ['Plant Engineering', '/services/plant-engineering'],
    ['Earthing Solutions', '/services/earthing-solution'],
    ['Cable Solutions', '/services/cable-solution'],
    ['Protection Design', '/services/protection-design'],
    ['Power System Studies', '/services/power-system'],
    ['Survey', '/services/survey'],
  ]);
  for (const card of cards) expect(card.all('img')).toHaveLength(1);
  expect(columnsOf(services.first('li'))).toEqual([1, 2, 3]);
});

it('the description of a card is clamped to three lines, its title to 40 characters and an ellipsis', async () => {
  const [card] = (await home()).section('Design, studies and surveys for power networks').all('article');
  const clamped = card?.all('*').filter(({ style }) => style.includes('-webkit-line-clamp:3;'));
  expect(clamped).toHaveLength(1);
  expect(cutName('x'.repeat(40))).toBe('x'.repeat(40));
  expect(cutName('x'.repeat(41))).toBe(`${'x'.repeat(40)}…`);
});

it('the statistics are four', async () => {
  const figures = (await home()).section('Two decades of power engineering');
  expect(figures.texts('dd').map((value, index) => `${value} ${figures.texts('dt')[index]}`)).toEqual([
    '50+ EMPLOYEES',
    '4 CORE TEAMS',
    '20+ YEARS EXPERIENCE',
    '100+ PARTNERS',
  ]);
});

it('the industries are nine, each with an icon', async () => {
  const industries = (await home()).section('Eight industries, and earthing for each');
  expect(industries.texts('h3')).toEqual([
    'Solar',
    'Wind',
    'Data center',
    'Hospital',
    'Manufacturing',
    'BESS',
    'Utilities',
    'Railway',
    'Earthing',
  ]);
  const withoutIcon = industries.all('li').filter((item) => item.all('svg').length === 0);
  expect(withoutIcon.map(({ text }) => text)).toEqual([]);
});

it('the parallax block says why to choose the firm, and a picture band follows it', async () => {
  const drawn = await home();
  const why = drawn.all('section').find(({ text }) => text.startsWith('Why choose us'));
  expect(why?.texts('dt')).toHaveLength(4);
  const pictures = drawn.texts('figcaption').map((text) => text.replace(/^Visualisation /, ''));
  const [block, band] = ['VIS-002', 'DRG-006'].map((number) => pictures.findIndex((text) => text.startsWith(number)));
  expect(block).toBeGreaterThan(-1);
  expect(band).toBe(Number(block) + 1);
});

it('the call for enquiries leads to the contact page', async () => {
  const call = (await home()).section('Send us the connection offer');
  expect(call.all('a').map((link) => link.attribute('href'))).toEqual(['/contact']);
});

it('the testimonials are three over a looping muted film, with dots and both arrows', async () => {
  const testimonials = (await home()).section('What our clients say');
  expect(testimonials.all('blockquote')).toHaveLength(3);
  expect(testimonials.texts('figcaption').filter((name) => name === '')).toEqual([]);
  const film = testimonials.first('video');
  expect([film.attribute('muted'), film.attribute('loop')]).toEqual(['', '']);
  const names = testimonials.all('button').map((button) => button.attribute('aria-label') ?? '');
  expect(names.slice(1, 3)).toEqual(['Previous testimonial', 'Next testimonial']);
  expect(names.slice(3)).toHaveLength(3);
});

it('the testimonials cross-fade over a second', async () => {
  const testimonials = (await home()).section('What our clients say');
  const slides = testimonials.all('div', { 'aria-roledescription': 'slide' });
  expect(slides).toHaveLength(3);
  const frames = testimonials.all('div').filter(({ style }) => style.includes('>.swiper-slide{'));
  expect(frames.map(({ style }) => style.includes('transition-duration:1s;'))).toEqual([true]);
});

it('the structured data describes the organization: logo, contact point for customers in English, two profiles', async () => {
  const [data] = (await home())
    .all('script', { type: 'application/ld+json' })
    .map((script) => JSON.parse(script.source));
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    logo: 'https://ohmbridge.example/favicon.svg',
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      availableLanguage: 'English',
      telephone: expect.stringMatching(/^\+44 /),
    },
    sameAs: [expect.stringMatching(/^https:\/\//), expect.stringMatching(/^https:\/\//)],
  });
});

it('the firm was founded in 2003', async () => {
  expect((await home()).first('footer').lacking(['Founded 2003'])).toEqual([]);
});
