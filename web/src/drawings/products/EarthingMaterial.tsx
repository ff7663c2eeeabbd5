import { colours } from '../../ui/theme/tokens.ts';
import { Leader, type ProductDrawingProps, Sheet } from './Sheet.tsx';
import { box, pens, repeat, round } from './strokes.ts';

const surface = 96;

/** The grains of the soil. A low-discrepancy sequence spreads them evenly, and always at the same places. */
const soil = repeat(120, (index) => {
  const x = 12 + ((index * 0.7548777) % 1) * 298;
  const y = surface + 10 + ((index * 0.5698403) % 1) * 244;
  return Math.abs(x - 130) < 50 && y < 184 ? '' : `M${round(x)} ${round(y)}h${y > 220 ? 6 : 3}`;
});

/** An earth rod in its inspection pit, and the parts of a coupled rod. */
export function EarthingMaterial(props: ProductDrawingProps) {
  return (
    <Sheet {...props}>
      <path stroke={colours.outline} strokeWidth={pens.fine} d={soil} />
      <path
        stroke={colours.outline}
        strokeWidth={pens.detail}
        d="M8 196C70 188 110 206 168 198S270 190 316 200M8 268C60 276 130 260 190 270S280 264 316 272"
        strokeDasharray="9 5"
      />
      <path stroke={colours.ink} d={`M8 ${surface}H316`} />
      {/* The bare conductor at 600 mm depth, clamped to the rod. */}
      <path
        stroke={colours.accent}
        strokeWidth="4.5"
        d="M8 158H112C122 158 122 140 130 140C138 140 138 158 148 158H316"
      />
      <path fill={colours.paper} d="M88 88H100V176H88ZM160 88H172V176H160Z" />
      <path
        strokeWidth={pens.fine}
        d={repeat(7, (index) => `M88 ${100 + index * 12}l12 -10M160 ${100 + index * 12}l12 -10`)}
      />
      <path fill={colours.tinted} d={box(84, 82, 92, 9)} />
      <path strokeWidth={pens.fine} d={box(118, 84.5, 24, 4)} />
      <path stroke={colours.accent} strokeWidth="4.5" d="M86 158H102M158 158H174" />
      <path fill={colours.tinted} d="M126 116h8V338l-4 12 -4 -12Z" />
      <path
        fill={colours.paper}
        strokeWidth={pens.detail}
        d={`${box(122, 224, 16, 30)}${box(119, 132, 22, 16)}M141 136h8v8h-8z`}
      />
      <path
        strokeWidth={pens.fine}
        d={`M122 232h16M122 246h16M126 116h8M119 140h22${repeat(4, (index) => `M126 ${118 + index * 3}h8`)}`}
      />
      {/* The parts of a coupled rod, enlarged. */}
      <path fill={colours.tinted} strokeWidth={pens.detail} d="M384 44h28v10h-6v14h-16V54h-6z" />
      <path strokeWidth={pens.fine} d={repeat(4, (index) => `M390 ${57 + index * 3.2}h16`)} />
      <path stroke={colours.outline} strokeWidth={pens.fine} strokeDasharray="10 3 2 3" d="M398 30V346" />
      <path fill={colours.paper} strokeWidth={pens.detail} d={box(383, 88, 30, 54)} />
      <path
        strokeWidth={pens.fine}
        d={`M383 96h30M383 134h30${repeat(5, (index) => `M390 ${101 + index * 3}h16M390 ${117 + index * 3}h16`)}`}
      />
      <path fill={colours.tinted} strokeWidth={pens.detail} d="M388 162h20v14h2V316l-12 24 -12 -24V176h2z" />
      <path
        strokeWidth={pens.fine}
        d={`${repeat(5, (index) => `M388 ${164 + index * 2.6}h20`)}M386 240l24 -8M386 248l24 -8M386 316h24`}
      />
      <path stroke={colours.accent} strokeWidth={pens.live} d="M390 176V232M406 176V232" />
      <Leader part={[412, 49]} words={[432, 44]}>
        Stud
      </Leader>
      <Leader part={[413, 112]} words={[424, 92]}>
        Coupler
      </Leader>
      <Leader part={[408, 210]} words={[430, 196]}>
        Rod
      </Leader>
      <Leader part={[141, 138]} words={[196, 60]} anchor="middle">
        Clamp and bare conductor
      </Leader>
    </Sheet>
  );
}
