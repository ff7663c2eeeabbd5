import { testRows } from '@site/contract/test-support/test-rows';
import { expect, it } from 'vitest';
import { checkNames } from './read-content-index.ts';

const page = { order: 1, card: {} };
const survey = { ...page, slug: 'survey' };
const battery = { ...page, slug: 'battery', services: ['survey'] };

it('accepts pages that name each other', () => {
  const services = {
    'survey.ts': { ...survey, caseStudy: 'battery' },
    'cable.ts': { ...page, slug: 'cable', related: ['survey'] },
  };
  expect(() => checkNames(services, { 'battery.ts': battery })).not.toThrow();
});

testRows([
  [{ 'survey.ts': { ...survey, related: ['cable'] } }, {}, 'survey.ts names the service "cable", which has no file.'],
  [
    { 'survey.ts': { ...survey, caseStudy: 'battery' } },
    {},
    'survey.ts names the case study "battery", which has no file.',
  ],
  [{}, { 'battery.ts': battery }, 'battery.ts names the service "survey", which has no file.'],
] as const)('names the file that names a page that has gone', (services, caseStudies, words) => {
  expect(() => checkNames(services, caseStudies)).toThrow(words);
});
