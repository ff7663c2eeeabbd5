import { countries } from '@ohmbridge/functions/contract/countries';
import { messages } from '@ohmbridge/functions/contract/messages';
import { describe, expect, it } from 'vitest';
import {
  type ApplicationValues,
  countryNamed,
  emptyApplication,
  positionsIn,
  resolveApplication,
} from './application-values.ts';

const filledIn: ApplicationValues = {
  firstName: ' Ada ',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '+44 (1632) 960-120',
  country: 'India',
  position: 'Protection Engineer',
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
  it('are sent clean: no blanks around, no punctuation in the phone number, nothing for what was left empty', async () => {
    const { values } = await resolve(filledIn);
    expect(values).toMatchObject({ firstName: 'Ada', phone: '+441632960120' });
    expect(JSON.parse(JSON.stringify(values))).not.toHaveProperty('linkedin');
  });

  it('are all checked at once, in the words of the contract', async () => {
    expect(await fieldErrorsOf(emptyApplication)).toEqual({
      firstName: 'First Name is required',
      lastName: 'Last Name is required',
      email: 'Email is required',
      phone: 'Phone number is required',
      country: 'Country is required',
      position: 'Position is required',
      cvLink: 'CV link is required',
    });
  });

  it.each([
    ['phone', '12-34-56', messages.applicationPhone],
    ['phone', '0123456789012345', messages.applicationPhone],
    ['phone', 'call me', messages.applicationPhone],
    ['cvLink', 'javascript:alert(1)', messages.webAddress('CV link')],
    ['linkedin', 'data:text/html,x', messages.webAddress('LinkedIn profile')],
    ['position', 'Control Systems Engineer', messages.unknownOption('Position')],
  ] as const)('refuse %s "%s"', async (field, value, message) => {
    expect(await fieldErrorsOf({ ...filledIn, [field]: value })).toEqual({ [field]: message });
  });
});

describe('the positions', () => {
  it('are those of the chosen country, and none before', () => {
    expect(positionsIn('')).toEqual([]);
    expect(positionsIn(undefined)).toEqual([]);
    for (const country of countries) expect(positionsIn(country).at(-1)).toBe('Other: Submit Your CV');
    expect(positionsIn('India')).toContain('Software Developer');
    expect(positionsIn('Uzbekistan')).not.toContain('Software Developer');
  });
});

describe('the country of an address', () => {
  it('is taken only if it is one of ours', () => {
    expect(countryNamed('United Kingdom')).toBe('United Kingdom');
    expect(countryNamed('united kingdom')).toBeUndefined();
    expect(countryNamed('France')).toBeUndefined();
    expect(countryNamed(null)).toBeUndefined();
  });
});
