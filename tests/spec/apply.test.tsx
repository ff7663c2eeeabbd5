import { expect, it } from 'vitest';
import { applicationSchema } from '../../contract/desk/application.ts';
import { drawn, page } from './drawn.tsx';
import { Professional } from './professional-step.tsx';
import { refusalsOf } from './refusals.ts';

// Section 2.5 of the spec, and the rules of section 5 for the application form.

const form = async () => (await page('/apply')).first('form');

const optionsOf = (country: string) =>
  drawn(<Professional country={country} />)
    .first('select', { name: 'position' })
    .texts('option');

const complete = {
  firstName: 'Asha',
  lastName: 'Rahman',
  email: 'asha@example.com',
  phone: '+44 1632 960 120',
  country: 'India',
  position: 'Software Developer',
  cvLink: 'https://files.example/cv.pdf',
};

it('the form is titled "Join Our Team" and has three named steps, the first of which is shown', async () => {
  expect((await page('/apply')).texts('h1')).toEqual(['Join Our Team']);
  const steps = (await form()).first('nav');
  const titles = ['Personal Information', 'Professional Details', 'Additional Information'];
  expect(steps.texts('li')).toEqual(titles);
  expect((await form()).texts('h2')).toEqual(titles);
  expect(steps.all('li').map((step) => step.first('button').attribute('aria-label'))).toEqual(
    titles.map((title, index) => `Step ${index + 1} of 3: ${title}`),
  );
  expect(steps.first('span', { role: 'progressbar' }).attribute('aria-valuenow')).toMatch(/^33\b/);
  const hidden = (await form()).all('div', { hidden: '' }).map((step) => step.texts('h2')[0]);
  expect(hidden).toEqual(['Professional Details', 'Additional Information']);
});

it('the first step has one button, "Continue", and the browser does not check its fields', async () => {
  const buttons = (await form()).all('button').map(({ text }) => text);
  expect(buttons.slice(-1)).toEqual(['Continue']);
  expect(buttons).not.toContain('Back');
  expect((await form()).attribute('novalidate')).toBe('');
});

it('the fields have their labels and their kinds, and two are optional', async () => {
  const { reference: _trap, ...labels } = (await form()).labels();
  expect(labels).toEqual({
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email',
    phone: 'Phone number',
    country: 'Country',
    position: 'Position',
    linkedin: 'LinkedIn profile (optional)',
    cvLink: 'CV link',
    comments: 'Comments (optional)',
  });
  const kinds = Object.fromEntries(
    (await form()).all('input').map((field) => [field.attribute('name'), field.attribute('type')]),
  );
  expect(kinds).toMatchObject({ email: 'email', phone: 'tel', linkedin: 'url', cvLink: 'url' });
  expect(kinds).not.toHaveProperty('file');
  expect((await form()).first('textarea').attribute('rows')).toBe('6');
});

it('three countries can be chosen, and the position needs a country first', async () => {
  const [country, position] = (await form()).all('select');
  expect(country?.texts('option')).toEqual(['Select a country', 'United Kingdom', 'India', 'Uzbekistan']);
  expect(position?.texts('option')).toEqual(['Please select a country first']);
  expect(position?.attribute('disabled')).toBe('');
});

it('each country offers its own positions, in this order', () => {
  const offered = Object.fromEntries(
    ['United Kingdom', 'India', 'Uzbekistan'].map((country) => [country, optionsOf(country).slice(1)]),
  );
  expect(offered).toEqual({
    'United Kingdom': [
      'Power System Engineer',
      'Protection and Control Engineer',
      'Electrical Design Manager',
      'Electrical Design Engineer',
      'Graduate Engineer Trainee',
      'Other: Submit Your CV',
    ],
    India: [
      'Software Developer',
      'Power System Engineer',
      'Protection Engineer',
      'Electrical Design Engineer',
      'Graduate Trainee',
      'Other: Submit Your CV',
    ],
    Uzbekistan: [
      'Power System Engineer',
      'Control Systems Engineer',
      'Electrical Engineer',
      'Project Manager',
      'Graduate Engineer',
      'Other: Submit Your CV',
    ],
  });
});

it('an application needs seven of its fields, and the other two are optional', () => {
  expect(refusalsOf(applicationSchema, complete)).toEqual({});
  expect(Object.keys(refusalsOf(applicationSchema, {})).toSorted()).toEqual(Object.keys(complete).toSorted());
  expect(refusalsOf(applicationSchema, { ...complete, linkedin: '', comments: '' })).toEqual({});
  const wrong = { email: 'nobody', cvLink: 'my CV', linkedin: 'my profile', country: 'France', position: 'Cook' };
  const accepted = Object.entries(wrong).filter(
    ([field, value]) => !(field in refusalsOf(applicationSchema, { ...complete, [field]: value })),
  );
  expect(accepted).toEqual([]);
});

it('comments have no limit that a person reaches', () => {
  // The API takes 50,000 characters, because a document must stay below Firestore's limit.
  expect(refusalsOf(applicationSchema, { ...complete, comments: 'x'.repeat(50_000) })).toEqual({});
});
