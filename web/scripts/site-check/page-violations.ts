import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { PageFacts } from './page-facts.ts';

const titleLength = { min: 5, max: 60 };
const descriptionLength = { min: 50, max: 160 };

/** The customer chose this title for the home page; the title is shorter than search engines prefer. */
const homeTitle = 'Home';

// The rules of HTML, and the rules of accessibility that depend on the markup alone. Each exception has its reason.
const markup = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // Some screen readers ignore these names, which does no harm.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // The steps of a calculation unfold under the caption of its drawing.
      'element-permitted-order': 'off',
      // Safari drops the role of a list that has no bullets.
      'no-redundant-role': 'off',
      // A scrolling region must have a name, but need not be a section. Material UI has its own progress bar.
      'prefer-native-element': ['error', { exclude: ['region', 'progressbar'] }],
      // The site itself serves all code.
      'require-sri': 'off',
      // The menus for narrow and for wide screens are never shown together.
      'unique-landmark': 'off',
      // The field opens the telephone keypad, and holds the number without its country code.
      'valid-autocomplete': 'off',
      // The list of openings is filtered during typing, so the form has no submit button.
      'wcag/h32': 'off',
    },
  }),
);

/** Gives the rules that a page breaks by itself, without regard to other pages. */
export function pageViolations(page: PageFacts): string[] {
  return [
    ...(page.hidden ? [] : searchEngineViolations(page)),
    ...markupViolations(page),
    ...page.unseenCharacters.map((text) => `"${text}" has invisible characters`),
    ...page.unroundedFigures.map((text) => `"${text}" has a figure that is not rounded`),
    ...page.structuredData.filter((data) => !isJson(data)).map(() => 'structured data is not JSON'),
  ];
}

function markupViolations({ path, html }: PageFacts): string[] {
  const { results } = markup.validateStringSync(html, path);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ message, ruleId, selector }) => `${message} (${ruleId}): ${selector}`);
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
