import { colours } from '../../ui/theme/tokens.ts';
import { Dimension, GroundLine, Leader, type ProductDrawingProps, Sheet } from './Sheet.tsx';
import { box, disc, louvres, pens, repeat } from './strokes.ts';

const body = { left: 40, right: 440, top: 52, bottom: 308 };

/** Gives a moulded-case circuit-breaker behind its door: rotary handle, rating label, lamp. */
function outgoing(x: number, y: number, width: number, height: number): string {
  const middle = y + height / 2;
  return `${box(x, y, width, height)}${disc(x + width / 2, middle, 9)}M${x + width / 2} ${middle - 7}v14M${x + 8} ${y + 8}h16M${x + 8} ${y + 13}h10${disc(x + width - 9, y + 10, 2.4)}`;
}

/** A low-voltage switchboard: incomer, outgoing ways, and busbar chamber. */
export function LowVoltagePanel(props: ProductDrawingProps) {
  const { left, right, top, bottom } = body;
  return (
    <Sheet {...props} foot={322}>
      <GroundLine y={322} />
      <path fill={colours.paper} d={box(left, bottom, right - left, 14)} />
      <path fill={colours.tinted} d={box(left, top, right - left, bottom - top)} />
      {/* The busbars, seen through an opening in their chamber. */}
      <path fill={colours.paper} strokeWidth={pens.detail} d={box(60, 60, 360, 32)} />
      <path stroke={colours.accent} strokeWidth="3.4" d="M60 68H420M60 76H420M60 84H420M86 68V92M96 76V92M106 84V92" />
      <path
        strokeWidth={pens.detail}
        d={`M${left} 98H${right}${[148, 178, 268, 300, 390].map((x) => `M${x} 98V${bottom}`).join('')}`}
      />
      {/* The incomer. */}
      <path
        fill={colours.paper}
        strokeWidth={pens.detail}
        d={repeat(3, (index) => box(52 + index * 28, 108, 24, 22)) + box(54, 142, 78, 84)}
      />
      <path
        strokeWidth={pens.fine}
        d={`${repeat(3, (index) => `M${56 + index * 28} 115h16M${56 + index * 28} 120h16M${56 + index * 28} 125h9`)}${box(62, 150, 62, 26)}M66 158h34M66 164h22${disc(114, 163, 4)}${box(78, 184, 14, 10)}${box(96, 184, 14, 10)}${louvres(60, 244, 66, 48, 9)}`}
      />
      <path strokeWidth="2.4" d="M93 200v18M86 218h14" />
      {/* The outgoing ways. Each has its cable compartment beside it. */}
      <path
        strokeWidth={pens.detail}
        d={
          repeat(4, (index) => outgoing(182, 104 + index * 51, 82, 46)) +
          repeat(3, (index) => outgoing(304, 104 + index * 51, 82, 46))
        }
      />
      <path strokeWidth={pens.detail} d={box(304, 257, 82, 46)} />
      <path
        strokeWidth={pens.fine}
        d={repeat(9, (index) => `${box(309 + index * 8.2, 266, 6.4, 28)}M${312.2 + index * 8.2} 273v7`)}
      />
      <path
        strokeWidth={pens.fine}
        d={
          louvres(152, 266, 20, 34, 6) +
          louvres(274, 266, 20, 34, 6) +
          louvres(398, 116, 34, 50, 8) +
          louvres(398, 250, 34, 50, 8)
        }
      />
      <path
        fill={colours.paper}
        strokeWidth={pens.detail}
        d={[
          [139, 180],
          [171, 180],
          [293, 180],
          [396, 196],
        ]
          .map(([x = 0, y = 0]) => box(x, y, 4, 20))
          .join('')}
      />
      <path fill={colours.paper} strokeWidth={pens.detail} d="M405 186l20 0 -10 -18z" />
      <path stroke={colours.accent} strokeWidth="1.6" d="M416 173l-4 6h5l-4 6" />
      <Dimension from={[40, 36]} to={[148, 36]}>
        800
      </Dimension>
      <Dimension from={[460, 52]} to={[460, 322]}>
        2 000
      </Dimension>
      <Leader part={[250, 76]} words={[262, 40]}>
        Busbars L1, L2, L3
      </Leader>
    </Sheet>
  );
}
