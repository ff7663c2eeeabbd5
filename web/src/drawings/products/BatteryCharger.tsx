import { colours } from '../../ui/theme/tokens.ts';
import { Dimension, GroundLine, Leader, type ProductDrawingProps, Sheet } from './Sheet.tsx';
import { box, disc, louvres, pens, repeat } from './strokes.ts';

const tiers = [132, 240] as const;
const cells = Array.from({ length: 9 }, (_, index) => 234 + index * 23);

/** A charger cubicle and its battery on a rack. */
export function BatteryCharger(props: ProductDrawingProps) {
  return (
    <Sheet {...props} foot={324}>
      <GroundLine y={324} />
      <path fill={colours.paper} d={box(50, 312, 132, 12)} />
      <path fill={colours.tinted} d={box(50, 44, 132, 268)} />
      <path strokeWidth={pens.detail} d={box(57, 52, 118, 252)} />
      <path
        fill={colours.paper}
        strokeWidth={pens.detail}
        d={box(70, 66, 42, 42) + box(120, 66, 42, 42) + box(70, 120, 92, 34) + box(166, 168, 5, 26)}
      />
      <path
        strokeWidth={pens.fine}
        d="M76 96a18 18 0 0 1 30 0M126 96a18 18 0 0 1 30 0M78 129h52M78 137h38M78 145h46M141 128h14v18h-14z"
      />
      <path strokeWidth="1.6" d="M91 102l8 -18M141 102l9 -16" />
      <path strokeWidth={pens.detail} d={repeat(4, (index) => disc(76 + index * 17, 172, 4.5))} />
      <path fill={colours.accent} stroke="none" d={disc(76, 172, 3)} />
      <path fill={colours.paper} strokeWidth={pens.detail} d={box(70, 190, 26, 22) + box(102, 190, 26, 22)} />
      <path strokeWidth="1.6" d="M83 195v7M115 195v7" />
      <path strokeWidth={pens.fine} d={louvres(70, 232, 92, 60, 11)} />
      {/* The rack, and the DC cables between charger and rack. */}
      <path stroke={colours.accent} strokeWidth={pens.live} d="M182 92H210V124H245M182 100H202V232H245" />
      <path
        fill={colours.paper}
        strokeWidth={pens.detail}
        d="M222 324V114H228V324ZM446 324V114H452V324ZM216 196H458V204H216ZM216 304H458V312H216Z"
      />
      <path strokeWidth={pens.fine} d="M228 312L446 324M446 312L228 324" />
      {tiers.map((top) => (
        <g key={top}>
          <path fill={colours.tinted} strokeWidth={pens.detail} d={cells.map((x) => box(x, top, 22, 64)).join('')} />
          <path
            strokeWidth={pens.fine}
            d={cells.map((x) => `M${x} ${top + 18}h22M${x} ${top + 50}h22${box(x + 8, top - 4, 6, 4)}`).join('')}
          />
          <path
            fill={colours.ink}
            stroke="none"
            d={cells.map((x) => box(x + 3, top - 5, 4, 5) + box(x + 15, top - 5, 4, 5)).join('')}
          />
          {/* The links from each positive post to the next negative post. */}
          <path
            stroke={colours.accent}
            strokeWidth={pens.live}
            d={cells
              .slice(0, -1)
              .map((x) => `M${x + 17} ${top - 6}h11`)
              .join('')}
          />
        </g>
      ))}
      <path
        stroke={colours.accent}
        strokeWidth={pens.live}
        d="M245 124v2M239 126h0M245 124h-6v3M245 232h-6v3M435 126v-6h26v114h-26v-4"
      />
      <Dimension from={[50, 30]} to={[182, 30]}>
        800
      </Dimension>
      <Leader part={[160, 137]} words={[214, 60]}>
        Controller
      </Leader>
      <Leader part={[320, 150]} words={[322, 92]} anchor="middle">
        18 blocks of 6 V
      </Leader>
    </Sheet>
  );
}
