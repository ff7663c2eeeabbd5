import type { Job } from '@ohmbridge/contract/jobs/job';
import { jobFacts } from '@ohmbridge/contract/jobs/job-options';
import type { CardFont, CardFonts, MeasuredFont } from '@ohmbridge/contract/pages/job-page';
import { careersCopy } from '../../content/careers.ts';
import { colours } from '../../ui/theme/tokens.ts';
import { cardSize, cardText, emphasised, grid, nameLines, network, sign, titleSize } from './card-design.ts';
import { wrapText } from './wrap-text.ts';

/** In px. */
const smallestTitle = 40;

interface Line {
  text: string;
  font: CardFont;
  size: number;
  left?: number;
  /** Where its letters stand, from the top. */
  baseline: number;
  colour: string;
}

/**
 * The sharing card of a job, as SVG: its title, where it is, and what it offers; `undefined` where the fonts have no letter
 * for something in it, or a word does not fit, so that nobody is shown boxes or half a word.
 */
export function jobCard(job: Job, fonts: CardFonts): string | undefined {
  const lines = linesOf(job, fonts);
  if (!lines.every((line) => isDrawable(line, fonts[line.font]))) return undefined;
  const { width, height } = cardSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${colours.deep}"/>
<g fill="none">
<path d="${grid}" stroke="${colours.onDarkHairline}" stroke-opacity="0.35"/>
<path d="${network}" stroke="${colours.drawing}" stroke-width="3.5"/>
<path d="${emphasised}" stroke="${colours.amber}" stroke-width="3.5"/>
<g transform="translate(${sign.left} ${sign.top}) scale(${sign.scale})">
<path d="${sign.letter}" stroke="${colours.onDark}" stroke-width="5"/>
<path d="${sign.line}" stroke="${colours.amber}" stroke-width="4"/>
</g>
</g>
<rect x="70" width="4" height="${height}" fill="${colours.amber}"/>
<circle cx="72" cy="76" r="11" fill="${colours.amber}"/>
${lines.map((line) => textOf(line, fonts)).join('\n')}
</svg>`;
}

function linesOf(job: Job, fonts: CardFonts): Line[] {
  // A long word has smaller letters, down to a size that can still be read in a feed.
  const widest = Math.max(...job.title.split(/\s+/).map((word) => widthOf(word, fonts.heading)));
  const size = Math.max(smallestTitle, Math.min(titleSize(job.title), Math.floor(cardText.width / widest)));
  const fit = (text: string, font: CardFont, letters: number, max: number) =>
    wrapText(text, (line) => widthOf(line, fonts[font]) * letters, cardText.width, max);
  const title = fit(job.title, 'heading', size, cardText.maxLines);
  const facts = [
    `${job.place}, ${job.country}`,
    ...jobFacts(job).map(({ name, words }) => (name === 'closesOn' ? careersCopy.closes(words) : words)),
  ].join(' · ');
  const below = 124 + title.length * size * 1.1;
  const text = title.length < cardText.maxLines ? fit(facts, 'text', 28, title.length > 2 ? 2 : 3) : [];
  const [shortName, rest] = nameLines;
  return [
    { text: careersCopy.cardLabel, font: 'mono', size: 24, baseline: 84, colour: colours.onDarkSoft },
    ...title.map((line, index): Line => {
      const baseline = 124 + size * (0.8 + index * 1.1);
      return { text: line, font: 'heading', size, baseline, colour: colours.onDark };
    }),
    ...text.map((line, index): Line => {
      const baseline = below + 50 + index * 39;
      return { text: line, font: 'text', size: 28, baseline, colour: colours.onDarkSoft };
    }),
    { text: shortName, font: 'heading', size: 30, left: 196, baseline: 555, colour: colours.onDark },
    { text: rest, font: 'mono', size: 20, left: 196, baseline: 581, colour: colours.onDarkSoft },
  ];
}

/** Whether the font has all its letters, and the card has room for it. */
function isDrawable({ text, size }: Line, font: MeasuredFont): boolean {
  return Array.from(text).every((letter) => letter in font.widths) && widthOf(text, font) * size <= cardText.width;
}

function widthOf(text: string, { widths }: MeasuredFont): number {
  return Array.from(text).reduce((sum, letter) => sum + (widths[letter] ?? 1), 0);
}

function textOf({ text, font, size, left = cardText.left, baseline, colour }: Line, fonts: CardFonts): string {
  const place = `x="${left}" y="${baseline}" font-family="${fonts[font].family}" font-size="${size}" fill="${colour}"`;
  return `<text ${place}>${escaped(text)}</text>`;
}

const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => references[letter] ?? '');
}
