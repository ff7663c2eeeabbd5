import { identity } from '@site/contract/firm/identity';
import { offices } from '@site/contract/firm/offices';
import { expect, it } from 'vitest';
import { company } from '../../web/src/content/firm/company.ts';
import { homePage } from '../../web/src/content/firm/pages/home.ts';

const { registration, phone, network, insurer } = company;
const digits = (text: string) => text.replaceAll(/\D/g, '');

/** Names, places, numbers and people of the sample that distinguish it from any other firm. */
const words = [
  ...[identity.name, identity.shortName, identity.domain, new URL(network.href).pathname.split('/').at(-1) ?? ''],
  ...[registration.name, registration.vat, registration.dataProtection, registration.office],
  ...[insurer.name, insurer.address, company.mailProvider],
  ...[phone, ...offices.map((office) => office.phone)].flatMap(({ label, href }) => [label, digits(href)]),
  ...offices.flatMap(({ city, region, address }) => [city, region, ...address]),
  ...homePage.testimonials.entries.map(({ name }) => name),
];

// `npm run test:unit -- sample-words -u` writes the list again. A firm that replaces the sample deletes this folder and keeps
// the list: a deployment looks for these words in all deployed files.
it('the list of sample words agrees with the sample data', async () => {
  const list = { name: identity.name, words: [...new Set(words)].sort() };
  await expect(`${JSON.stringify(list, undefined, 2)}\n`).toMatchFileSnapshot(
    '../../scripts/deployment/sample-words.json',
  );
});
