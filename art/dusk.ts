import { writeFileSync } from 'node:fs';
import { optimize } from 'svgo';
import { earthWire, insulators, phases, spanLength, towerMembers, wire } from '../web/src/drawings/lattice-tower.ts';
import { linePath, membersPath, type Viewpoint } from '../web/src/drawings/perspective.ts';
import { colours } from '../web/src/ui/theme/tokens.ts';

// The power line of the careers page, seen along its length after sunset. The drawing is a file, so that a page which shows it
// contains neither its paths nor the code that makes them. Run `npm run dusk` after a change here or of the tower; the result
// is committed.

const horizon = 690;
const view: Viewpoint = { eye: { across: -36, along: -118, up: 1.7 }, scale: 2300, centre: { x: 470, y: horizon } };
const closestSeen = view.eye.along + 22;
const steel = '#0a1624';

// Parts that are further away have a finer pen and more of the sky's colour.
const towers = [
  { along: 0, pen: 2, colour: steel },
  { along: spanLength, pen: 0.9, colour: '#1b2735' },
  { along: 2 * spanLength, pen: 0.55, colour: '#3a3a40' },
  { along: 3 * spanLength, pen: 0.4, colour: '#54463f' },
  { along: 4 * spanLength, pen: 0.3, colour: '#6a5240' },
];
const spans = [
  { from: closestSeen, to: 0, pen: 2.6, colour: steel },
  { from: 0, to: spanLength, pen: 1.4, colour: steel },
  { from: spanLength, to: 2 * spanLength, pen: 0.7, colour: '#1b2735' },
  { from: 2 * spanLength, to: 3 * spanLength, pen: 0.4, colour: '#3a3a40' },
  { from: 3 * spanLength, to: 4 * spanLength, pen: 0.3, colour: '#54463f' },
];

const wires = spans.map(({ from, to, pen, colour }) => {
  const hung = [...phases, earthWire].map((each) => linePath(view, wire(each, from, to))).join('');
  return `<path d="${hung}" stroke="${colour}" stroke-width="${pen}"/>`;
});
const members = towers.map(
  ({ along, pen, colour }) =>
    `<path d="${membersPath(view, towerMembers(along))}" stroke="${colour}" stroke-width="${pen}"/>` +
    `<path d="${membersPath(view, insulators(along))}" stroke="${colour}" stroke-width="${pen * 4}"/>`,
);

const sky = [
  [0, colours.deep],
  [0.3, colours.ink],
  [0.52, '#2b4560'],
  [0.68, '#6d7783'],
  [0.8, '#b98a5c'],
  [0.92, '#e9a94a'],
  [1, '#f7cf86'],
]
  .map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
  .join('');

const hills = `M0 ${horizon}L0 668L90 660L210 668L330 676L470 682L610 678L760 684L930 672L1080 664L1230 670L1380 656L1600 662V${horizon}z`;

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="1600" height="900" fill="none" stroke-linejoin="round">
<title>A line of towers at dusk</title>
<defs><linearGradient id="sky" x2="0" y2="1">${sky}</linearGradient></defs>
<rect width="1600" height="${horizon}" fill="url(#sky)"/>
<path d="${hills}" fill="#4b3d36"/>
<rect y="${horizon}" width="1600" height="${900 - horizon}" fill="#08131f"/>
${wires.reverse().join('\n')}
${members.reverse().join('\n')}
</svg>
`;

const file = new URL('../web/src/public/home/towers-at-dusk.svg', import.meta.url);
const { data } = optimize(drawing, { floatPrecision: 1, multipass: true });
writeFileSync(file, data);
console.log(`towers-at-dusk.svg: ${(data.length / 1000).toFixed(1)} kB`);
