import { colours } from '../../ui/theme/tokens.ts';
import { Dimension, GroundLine, type ProductDrawingProps, Sheet } from './Sheet.tsx';
import { box, disc, louvres, pens, repeat } from './strokes.ts';

const lefts = [60, 180, 300] as const;

/** Gives the front of a numerical relay: display, keypad, and a column of lamps. */
function relay(x: number, y: number): string {
  const keys = repeat(6, (index) => disc(x + 42 + (index % 3) * 9, y + 38 + Math.floor(index / 3) * 9, 2.4));
  const lamps = repeat(6, (index) => disc(x + 8, y + 9 + index * 7.5, 1.8));
  return (
    box(x + 18, y + 7, 52, 22) +
    keys +
    lamps +
    repeat(3, (index) => `M${x + 23} ${y + 13 + index * 5}h${40 - index * 9}`)
  );
}

function testBlocks(x: number, y: number): string {
  return repeat(
    3,
    (index) => box(x + index * 28, y, 22, 14) + repeat(4, (pin) => `M${x + index * 28 + 4 + pin * 5} ${y + 3}v8`),
  );
}

/** A suite of protection and control panels. */
export function Panels(props: ProductDrawingProps) {
  return (
    <Sheet {...props} foot={324}>
      <GroundLine y={324} />
      <path fill={colours.paper} d={box(60, 310, 360, 14)} />
      {lefts.map((x) => (
        <g key={x}>
          <path fill={colours.tinted} d={box(x, 44, 120, 266)} />
          <path strokeWidth={pens.detail} d={box(x + 6, 68, 108, 236) + box(x + 24, 50, 72, 11)} />
          <path strokeWidth={pens.fine} d={`M${x + 30} 55.5h${x === 180 ? 60 : 44}`} />
          <path fill={colours.paper} strokeWidth={pens.detail} d={box(x + 105, 184, 5, 26)} />
        </g>
      ))}
      {/* The relays. */}
      <path fill={colours.paper} strokeWidth={pens.detail} d={box(77, 82, 78, 58) + box(77, 154, 78, 58)} />
      <path strokeWidth={pens.fine} d={relay(77, 82) + relay(77, 154) + testBlocks(77, 232)} />
      <path strokeWidth={pens.fine} d={louvres(84, 272, 64, 22, 6)} />
      {/* The mimic diagram of a feeder bay. */}
      <path fill={colours.paper} strokeWidth={pens.detail} d={box(196, 82, 84, 156)} />
      <path stroke={colours.accent} strokeWidth={pens.live} d="M202 98H274M238 98V112M238 136V146M238 172V214" />
      <path
        strokeWidth={1.6}
        d={`M231 112h14M238 136l-9 -20M233 141l10 10m0 -10l-10 10M238 172l-9 -20${disc(238, 186, 7)}M231 214h14l-7 13z`}
      />
      <path
        strokeWidth={pens.fine}
        d={`${disc(262, 124, 4)}${disc(262, 160, 4)}${box(206, 152, 12, 12)}M206 186h16M206 192h12`}
      />
      <path fill={colours.paper} strokeWidth={pens.detail} d={[208, 238, 268].map((x) => disc(x, 262, 9)).join('')} />
      <path strokeWidth={1.6} d="M208 257v10M234 258l8 8M268 257v10" />
      <path strokeWidth={pens.fine} d="M202 280h12M232 280h12M262 280h12" />
      {/* The meters, lamps, switches and the annunciator. */}
      <path
        fill={colours.paper}
        strokeWidth={pens.detail}
        d={box(316, 82, 38, 38) + box(362, 82, 38, 38) + box(316, 168, 84, 44)}
      />
      <path
        strokeWidth={pens.fine}
        d={`M321 108a17 17 0 0 1 28 0M367 108a17 17 0 0 1 28 0${box(316, 168, 84, 44)}${repeat(3, (index) => `M${337 + index * 21} 168v44`)}M316 182.7h84M316 197.4h84`}
      />
      <path strokeWidth={1.4} d="M335 114l9 -15M381 114l-7 -16" />
      <path strokeWidth={pens.detail} d={repeat(5, (index) => disc(322 + index * 18, 142, 5))} />
      <path fill={colours.accent} stroke="none" d={disc(322, 142, 3) + disc(376, 142, 3)} />
      <path strokeWidth={pens.fine} d={testBlocks(317, 232) + louvres(326, 272, 64, 22, 6)} />
      <Dimension from={[60, 30]} to={[180, 30]}>
        900
      </Dimension>
      <Dimension from={[440, 44]} to={[440, 324]}>
        2 100
      </Dimension>
    </Sheet>
  );
}
