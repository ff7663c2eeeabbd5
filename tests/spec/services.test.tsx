import { expect, it } from 'vitest';
import { type Part, page } from './drawn.tsx';

// Section 2.8 of the spec: the list of services and the seven service pages.

/** The tabs of each page in their order. The first tab is the open one. */
const tabs: Readonly<Record<string, readonly string[]>> = {
  'plant-engineering': [
    'Overview',
    'HV design',
    'LV design',
    'Substation',
    'Primary',
    'Secondary',
    'Civil',
    'Commissioning',
  ],
  'battery-storage-integration': [
    'System Design & Integration',
    'Grid Services',
    'Monitoring & Control',
    'Technical Consultancy',
  ],
  'cable-solution': [
    'Cable Sizing Calculation',
    'Cable Pulling Calculation',
    'Supply of Cable',
    'Soil Resistivity Test',
  ],
  'earthing-solution': [
    'Earthing Calculation',
    'Earthing Material Supply',
    'Fall of Potential Surveys',
    'Soil Resistivity Tests',
  ],
  'protection-design': ['Relay coordination', 'Relay interfacing', 'SCADA interfacing', 'Relay settings'],
  'power-system': [
    'Overview',
    'G99',
    'P28/P29',
    'G5/4–G5/5',
    'Relay',
    'Load flow',
    'Reactive',
    'Fault ride through',
    'Arc flash',
  ],
  survey: ['Topographical', 'Geotechnical', 'Environmental', 'Hydrological', 'Route', 'Soil thermal resistivity'],
};

const slugs = Object.keys(tabs);
const service = (slug: string) => page(`/services/${slug}`);
const panelsOf = async (slug: string) => (await service(slug)).all('div', { role: 'tabpanel' });
const steps = (part: Part) => part.first('ol').texts('h3');

it('the list leads to all seven services, below a hero', async () => {
  const list = (await page('/services')).section('Our seven services');
  const links = list.all('a').map((link) => link.attribute('href'));
  expect(links).toEqual([
    '/services/plant-engineering',
    '/services/earthing-solution',
    '/services/cable-solution',
    '/services/protection-design',
    '/services/power-system',
    '/services/survey',
    '/services/battery-storage-integration',
  ]);
});

it('every page has a banner with heading, description and picture', async () => {
  const bare: string[] = [];
  for (const slug of slugs) {
    const [banner] = (await service(slug)).all('section');
    if (banner?.all('h1 img').length !== 2 || banner.texts('p').join('').length < 40) bare.push(slug);
  }
  expect(bare).toEqual([]);
});

it('the tabs have these names in this order, and the first one is open', async () => {
  const found: Record<string, string[]> = {};
  const open: Record<string, string[]> = {};
  for (const slug of slugs) {
    const all = (await service(slug)).all('a', { role: 'tab' });
    found[slug] = all.map(({ text }) => text);
    open[slug] = all.filter((tab) => tab.attribute('aria-selected') === 'true').map(({ text }) => text);
  }
  expect(found).toEqual(tabs);
  expect(open).toEqual(Object.fromEntries(slugs.map((slug) => [slug, tabs[slug]?.slice(0, 1)])));
});

it('every topic has a title, a description, and a checklist of 6 to 8 items', async () => {
  const wrong: string[] = [];
  for (const slug of slugs) {
    const panels = await panelsOf(slug);
    expect(panels).toHaveLength(tabs[slug]?.length ?? 0);
    for (const panel of panels) {
      const title = panel.texts('h3')[0] ?? '';
      const count = panel.all('ul')[0]?.all('li').length ?? 0;
      if (title === '' || (panel.texts('p')[0] ?? '') === '' || count < 6 || count > 8) {
        wrong.push(`${slug}, ${title}: ${count}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

it('battery storage has 8 bullets behind each tab; cables 6 behind the last one, and more behind the others', async () => {
  const counts = async (slug: string) => (await panelsOf(slug)).map((panel) => panel.all('ul')[0]?.all('li').length);
  expect(await counts('battery-storage-integration')).toEqual([8, 8, 8, 8]);
  const cables = await counts('cable-solution');
  expect(cables.at(-1)).toBe(6);
  expect(cables.slice(0, -1).filter((count) => (count ?? 0) <= 6)).toEqual([]);
});

it('power system studies: the topics have these titles', async () => {
  expect((await panelsOf('power-system')).map((panel) => panel.texts('h3')[0])).toEqual([
    'One model, every study',
    'G99 grid compliance',
    'Voltage fluctuation and unbalance',
    'Harmonics: G5/4 to G5/5',
    'Relay coordination',
    'Load flow and short circuit',
    'Reactive power',
    'Fault ride through',
    'Arc flash',
  ]);
});

it('earthing: the topics have these titles', async () => {
  expect((await panelsOf('earthing-solution')).map((panel) => panel.texts('h3')[0])).toEqual([
    'Earthing calculation with grounding analysis software',
    'Earthing material supply',
    'Fall of potential surveys',
    'Soil resistivity tests',
  ]);
});

it('the grids of cards and the lists have as many entries as the customer counted', async () => {
  const counted: Readonly<Record<string, Readonly<Record<string, number>>>> = {
    'plant-engineering': { 'What good plant design saves': 6 },
    'earthing-solution': { 'Standards & Compliance': 3, 'Additional Services': 6 },
    'protection-design': { 'Key Protection Features': 6, 'Standards & Compliance': 3, Benefits: 6 },
    'power-system': { Benefits: 6 },
    survey: { Benefits: 6 },
  };
  const found: Record<string, Record<string, number>> = {};
  for (const [slug, sections] of Object.entries(counted)) {
    const drawn = await service(slug);
    found[slug] = Object.fromEntries(
      Object.keys(sections).map((heading) => [heading, drawn.section(heading).texts('h3').length]),
    );
  }
  expect(found).toEqual(counted);
  const lists = (await service('protection-design')).section('What we design and what we protect');
  expect(lists.texts('h3')).toEqual(['Protection Services', 'Equipment Protection']);
  expect(lists.all('ul').map((list) => list.all('li').length)).toEqual([8, 8]);
});

it('the processes have four steps', async () => {
  const process = async (slug: string, heading: string) => steps((await service(slug)).section(heading));
  expect(await process('plant-engineering', 'Four steps to a released drawing')).toEqual([
    'Requirements Analysis',
    'Conceptual Design',
    'Detailed Engineering',
    'Review and Optimisation',
  ]);
  expect(await process('survey', 'Survey process')).toEqual([
    'Initial Consultation',
    'Survey Planning',
    'Field Work',
    'Data Analysis',
  ]);
  expect(await process('protection-design', 'Design process')).toHaveLength(4);
  expect(await process('power-system', 'Study process')).toHaveLength(4);
});

it('plant engineering gives reasons to choose the firm, and has a core values block of Trust, Impact and Excel', async () => {
  const plant = await service('plant-engineering');
  expect(plant.section('Trust, impact, excel').texts('dt')).toEqual(['Trust', 'Impact', 'Excel']);
  expect(plant.texts('h2')).toContain('One team, independent and on site');
  // The film has its own frame, which moves against the page.
  const why = plant.section('One team, independent and on site');
  expect(why.texts('dt')).toHaveLength(3);
});

it('three pages open their brochure in a new window, earthing by a round button', async () => {
  const brochures = {
    'battery-storage-integration': '/documents/battery-storage-brochure.pdf',
    'cable-solution': '/documents/cable-solutions-brochure.pdf',
    'earthing-solution': '/documents/earthing-solutions-brochure.pdf',
  };
  for (const [slug, href] of Object.entries(brochures)) {
    const button = (await service(slug)).first('a', { href });
    expect(button.attribute('target')).toBe('_blank');
  }
  // The earthing page alone has a round button, like the symbol of a machine.
  const round: string[] = [];
  for (const slug of slugs) {
    if ((await service(slug)).all('div').some(({ style }) => />a\{[^}]*border-radius:50%/.test(style)))
      round.push(slug);
  }
  expect(round).toEqual(['earthing-solution']);
});

it('battery storage has a section on project experience, cable solutions one on project delivery', async () => {
  const text = async (slug: string, heading: string) => (await service(slug)).section(heading).texts('p').join(' ');
  expect((await text('battery-storage-integration', 'Project Experience')).length).toBeGreaterThan(100);
  expect((await text('cable-solution', 'Project Delivery')).length).toBeGreaterThan(100);
});

it('the closing calls have these words, and lead to the contact page', async () => {
  const calls = {
    'plant-engineering': ['Contact Us', '/contact'],
    'earthing-solution': ['Request a Consultation', '/contact'],
    'protection-design': ['Get in touch with our team', '/contact'],
    // The spec names no action for these two pages. Their buttons fill in the subject.
    'power-system': ['Request a Study', '/contact?subject=Power%20system%20study'],
    survey: ['Request a Survey', '/contact?subject=Survey'],
  };
  const missing: string[] = [];
  for (const [slug, [words, href = '']] of Object.entries(calls)) {
    if (!(await service(slug)).texts('a', { href }).includes(words ?? '')) missing.push(`${slug}: ${words}`);
  }
  expect(missing).toEqual([]);
});

it('four sections close every page: standards, related services, a case study, contact', async () => {
  const ends: Record<string, string[]> = {};
  for (const slug of slugs) ends[slug] = (await service(slug)).first('main').texts('h2').slice(-4);
  // The spec requires four shared sections without naming them. The design names them.
  const closing = [
    'Standards we work to',
    'Services that work together',
    'A job with this service',
    'Send us what you have',
  ];
  expect(ends).toEqual(Object.fromEntries(slugs.map((slug) => [slug, closing])));
});

it('the pages of the services name the customer’s standards', async () => {
  const texts = await Promise.all(slugs.map(async (slug) => (await service(slug)).first('main').text));
  const named = [
    ...['ENA TS 41-24', 'IEEE 80', 'IEEE 81', 'IEC 60479', 'IEC 60364', 'BS 7430'],
    ...['G99', 'P28/P29', 'G5/4', 'G5/5', 'IEC 61850', 'DNP3', 'Modbus'],
  ];
  expect(named.filter((standard) => !texts.some((text) => text.includes(standard)))).toEqual([]);
});
