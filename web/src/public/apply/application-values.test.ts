import { positions } from '@site/contract/firm/positions';
import { messages } from '@site/contract/shared/messages';
import { branch, hasTwoCountries, home } from '@site/contract/test-support/offices';
import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../shared/api.ts';
import { answerErrorsFromApi, jobAskedMeanwhile } from './answer-fields.ts';
import {
  type ApplicationValues,
  countryNamed,
  emptied,
  emptyApplication,
  isTyped,
  positionsIn,
  resolveApplication,
  searchOfStart,
  startValues,
} from './application-values.ts';

const filledIn: ApplicationValues = {
  firstName: ' Ada ',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '+44 (1632) 960-120',
  country: branch.country,
  position: positions[branch.country][0],
  linkedin: '',
  cvLink: 'https://example.com/cv',
  comments: '',
};

const resolve = (values: ApplicationValues) =>
  resolveApplication(values, undefined, { fields: {}, shouldUseNativeValidation: false });

async function fieldErrorsOf(values: ApplicationValues): Promise<Record<string, unknown>> {
  const { errors } = await resolve(values);
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]));
}

describe('the fields of the application', () => {
  it('are sent clean: no blanks around a text, no punctuation in the phone number, no empty field', async () => {
    const { values } = await resolve(filledIn);
    expect(values).toMatchObject({ firstName: 'Ada', phone: '+441632960120' });
    expect(JSON.parse(JSON.stringify(values))).not.toHaveProperty('linkedin');
  });

  testRows([
    ['phone', '12-34-56', messages.applicationPhone],
    ['cvLink', 'javascript:alert(1)', messages.webAddress('CV link')],
    ['linkedin', 'data:text/html,x', messages.webAddress('LinkedIn profile')],
    ['position', 'Astronaut', messages.unknownOption('Position')],
  ] as const)('refuse what the form does not offer', async (field, value, message) => {
    expect(await fieldErrorsOf({ ...filledIn, [field]: value })).toEqual({ [field]: message });
  });
});

describe('a job that is applied for', () => {
  const job = { title: 'Section Leader', country: branch.country } as const;

  it('stands once, and first, among the positions of its country; without a country there are no positions', () => {
    for (const none of ['', undefined]) expect(positionsIn(none)).toEqual([]);
    expect(positionsIn(branch.country, job)).toEqual(['Section Leader', ...positionsIn(branch.country)]);
    const [title] = positions[branch.country];
    const listed = positionsIn(branch.country, { ...job, title });
    expect(listed.filter((position) => position === title)).toHaveLength(1);
  });

  if (hasTwoCountries)
    it('is none of the positions of another country', () => {
      expect(positionsIn(home.country, job)).toEqual(positionsIn(home.country));
    });

  it('is sent with the fields, and its title is a valid position', async () => {
    const values = { ...filledIn, position: job.title };
    const options = { fields: {}, shouldUseNativeValidation: false };
    const forJob = await resolveApplication(values, { job: 'J-0004' }, options);
    expect(forJob.values).toMatchObject({ position: job.title, job: 'J-0004' });
    const without = await resolveApplication(values, { job: undefined }, options);
    expect(without.errors).toHaveProperty('position');
  });
});

describe('the questions of the job', () => {
  const questions = [
    { id: 'a1', words: 'Do you have a licence?', kind: 'yes-no', required: true },
    { id: 'b2', words: 'For how many years?', kind: 'number', required: false },
  ] as const;
  const context = { job: 'J-0004', questions };
  const options = { fields: {}, shouldUseNativeValidation: false };

  it('are sent with the words that were shown; a question without an answer is left out', async () => {
    const { values } = await resolveApplication(
      { ...filledIn, 'answer-a1': 'Yes', 'answer-b2': ' ' },
      context,
      options,
    );
    expect(values).toMatchObject({
      answers: [{ id: 'a1', words: 'Do you have a licence?', kind: 'yes-no', answer: 'Yes' }],
    });
    expect(values).not.toHaveProperty('answer-a1');
  });

  it('are checked with the other fields', async () => {
    const typed = { ...filledIn, firstName: '', 'answer-b2': 'many' } as const;
    expect((await resolveApplication(typed, context, options)).errors).toMatchObject({
      firstName: { message: 'First Name is required' },
      'answer-a1': { message: 'This answer is required' },
      'answer-b2': { message: 'This answer must be a number such as 3 or 2.5' },
    });
    expect((await resolveApplication(filledIn, { job: 'J-0004' }, options)).errors).toEqual({});
  });

  it('have their answers in the draft until the form is sent', () => {
    const kept = {
      values: { ...filledIn, 'answer-a1': 'Yes' },
      idempotencyKey: 'key',
      search: '?job=J-0004',
      savedAt: 0,
    };
    const values = startValues(emptyApplication, kept, '?job=J-0004');
    expect(values).toHaveProperty('answer-a1', 'Yes');
    expect(isTyped({ ...emptyApplication, 'answer-a1': 'Yes' })).toBe(true);
    expect(isTyped(emptied(values))).toBe(false);
    expect(emptied(values)).toHaveProperty('answer-a1', '');
  });

  it('may have changed when the application arrives: the refusal names the current job', () => {
    const job = {
      reference: 'J-0004',
      title: 'Relay Engineer',
      place: 'Delhi',
      country: branch.country,
      isOpen: true,
    } as const;
    const errors = { 'answers.c3': 'This answer is required', 'answers.0.words': 'No', position: 'No' };
    const refused = new ApiError('Please check the marked fields.', 400, errors, { job });
    expect(answerErrorsFromApi(refused)).toEqual([{ field: 'answer-c3', message: 'This answer is required' }]);
    expect(jobAskedMeanwhile(refused)).toBe(job);
    for (const other of [new ApiError('No', 500), new Error('offline')]) {
      expect(answerErrorsFromApi(other)).toEqual([]);
      expect(jobAskedMeanwhile(other)).toBeUndefined();
    }
  });
});

describe('the fields of a form that is opened', () => {
  const draft = { values: filledIn, idempotencyKey: 'key', search: '', savedAt: 0 };

  it('hold what was typed before scripts ran, then the draft', () => {
    const typed = { ...emptyApplication, firstName: 'Grace' };
    expect(startValues(typed, draft, '')).toEqual({ ...filledIn, firstName: 'Grace' });
  });

  it('hold the country of the address, unless another was chosen', () => {
    expect(startValues(emptyApplication, undefined, `?country=${branch.country}`).country).toBe(branch.country);
    const chosen = { ...emptyApplication, country: home.country };
    expect(startValues(chosen, undefined, `?country=${branch.country}`).country).toBe(home.country);
  });

  testRows([
    [`?country=${home.country}`, home.country],
    ['?job=J-0001', ''],
  ])('leave out country and position if the draft was for something else', (search, country) => {
    expect(startValues(emptyApplication, draft, search)).toEqual({ ...filledIn, country, position: '' });
  });

  it('hold a position only if it is offered: the title of a job needs the address of the job', () => {
    const values = { ...filledIn, position: 'Section Leader' };
    const forJob = { ...draft, values, search: '?job=J-0004' };
    expect(startValues(emptyApplication, forJob, '?job=J-0004').position).toBe('Section Leader');
    expect(startValues(emptyApplication, forJob, '').position).toBe('');
  });

  it('begin with the job of the draft, unless the address names a job or a country', () => {
    const forJob = { ...draft, search: '?job=J-0004' };
    expect(searchOfStart('', forJob)).toBe('?job=J-0004');
    expect(searchOfStart('?source=feed', forJob)).toBe('?job=J-0004');
    for (const search of ['?job=J-0001', `?country=${branch.country}`])
      expect(searchOfStart(search, forJob)).toBe(search);
    expect(searchOfStart('', draft)).toBe('');
    expect(searchOfStart('', undefined)).toBe('');
  });

  it('count as typed once a person has typed something', () => {
    expect(isTyped({ ...emptyApplication, country: branch.country, position: positions[branch.country][0] })).toBe(
      false,
    );
    expect(isTyped({ ...emptyApplication, comments: 'x' })).toBe(true);
  });
});

describe('the country of an address', () => {
  it('is taken only if it is a country with an office', () => {
    expect(countryNamed(home.country)).toBe(home.country);
    expect(countryNamed('united kingdom')).toBeUndefined();
    expect(countryNamed('France')).toBeUndefined();
    expect(countryNamed(null)).toBeUndefined();
  });
});
