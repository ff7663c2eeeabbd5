import { expect, it } from 'vitest';
import { optionalCriteria } from './job.ts';
import { criteriaTemplates, defaultCriteria } from './job-assessment.ts';

const faultOf = (input: unknown) => optionalCriteria.safeParse(input).error?.issues[0]?.message;

it('criteria are a list, or text with one a line; an empty list means that there are none', () => {
  expect(optionalCriteria.parse(' Reads a relay \r\n\n Asks ')).toEqual(['Reads a relay', 'Asks']);
  expect(optionalCriteria.parse(['Reads a relay', ''])).toEqual(['Reads a relay']);
  for (const none of [undefined, '', ' \n ', []]) expect(optionalCriteria.parse(none)).toBeUndefined();
});

it('a job has at most six criteria, each one short line, and no line twice', () => {
  expect(faultOf(Array.from({ length: 7 }, (_, index) => `Line ${index}`))).toBe('Criteria must be at most 6');
  expect(faultOf(['x'.repeat(81)])).toBe('Each criterion must be one line of at most 80 characters');
  expect(faultOf(['two\nlines'])).toBe('Each criterion must be one line of at most 80 characters');
  expect(faultOf(['Asks', 'Asks'])).toBe('A criterion appears twice: remove one');
  expect(faultOf(7)).toBe('Criteria must be a list, or text with one on each line');
});

it('the templates and the default criteria are valid', () => {
  for (const criteria of [defaultCriteria, ...Object.values(criteriaTemplates)])
    expect(optionalCriteria.parse([...criteria])).toEqual(criteria);
});
