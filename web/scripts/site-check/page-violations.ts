import type { PageFacts } from './page-facts.ts';

const titleLength = { min: 5, max: 60 };
const descriptionLength = { min: 50, max: 160 };

/** The customer's own title of the home page is shorter than search engines like. */
const homeTitle = 'Home';

/** The rules that one page breaks, whatever the others are. */
export function pageViolations(page: PageFacts): string[] {
  return [
    ...(page.hidden ? [] : searchEngineViolations(page)),
    ...headingViolations(page),
    ...idViolations(page),
    ...page.namelessPictures.map((picture) => `${picture} has no alternative text`),
    ...page.unseenCharacters.map((text) => `"${text}" has characters that nobody sees`),
    ...page.structuredData.filter((data) => !isJson(data)).map(() => 'structured data is not JSON'),
  ];
}

function searchEngineViolations({ path, title, description, canonical }: PageFacts): string[] {
  const isHome = path === '/' && title === homeTitle;
  return [
    ...(isHome ? [] : lengthViolations('title', title, titleLength)),
    ...lengthViolations('description', description, descriptionLength),
    ...(canonical && pathOf(canonical) === path ? [] : [`its canonical address is ${canonical ?? 'missing'}`]),
  ];
}

function lengthViolations(what: string, text: string, { min, max }: { min: number; max: number }): string[] {
  if (text.length >= min && text.length <= max) return [];
  return [`its ${what} has ${text.length} characters, not ${min} to ${max}: "${text}"`];
}

function headingViolations({ headings }: PageFacts): string[] {
  const titles = headings.filter(({ level }) => level === 1).length;
  return [
    ...(titles === 1 ? [] : [`it has ${titles} headings of level 1, not one`]),
    ...headings.flatMap(({ level, text }, index) => {
      const above = headings[index - 1]?.level ?? 0;
      if (text === '') return [`a heading of level ${level} is empty`];
      return level > above + 1 ? [`"${text}" is a heading of level ${level} after one of level ${above}`] : [];
    }),
  ];
}

function idViolations({ ids, references }: PageFacts): string[] {
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  const lost = new Set(references.filter((id) => id !== '' && !ids.includes(id)));
  return [
    ...[...repeated].map((id) => `the id "${id}" is used more than once`),
    ...[...lost].map((id) => `a label or description points to the id "${id}", which is not there`),
  ];
}

function pathOf(address: string): string {
  return URL.canParse(address) ? decodeURIComponent(new URL(address).pathname) : address;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
