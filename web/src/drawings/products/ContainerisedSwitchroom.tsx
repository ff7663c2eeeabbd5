import { colours } from '../../ui/theme/tokens.ts';
import { Dimension, GroundLine, type ProductDrawingProps, Sheet } from './Sheet.tsx';
import { box, disc, louvres, pens, repeat } from './strokes.ts';

// A 40 ft container of 12 192 × 2 896 mm. Its length is 400 units of the drawing.
const container = { left: 40, right: 440, roof: 150, floor: 245 };
const panels = Array.from({ length: 6 }, (_, index) => 56 + index * 32);
const wallFrom = 262;

/**
 * The outgoing cables. Each leaves its panel, turns below the floor and goes into the ground. The outermost cable turns first,
 * so that no cables cross.
 */
const cables = panels.map((left, index) => {
  const x = left + 16;
  const level = 256 + index * 6;
  const end = 14 + index * 5;
  return `M${x} ${container.floor}V${level - 4}q0 4 -4 4H${end + 4}q-4 0 -4 4V330`;
});

/** A switchroom in a container on legs. Half of its wall is cut away. */
export function ContainerisedSwitchroom(props: ProductDrawingProps) {
  const { left, right, roof, floor } = container;
  return (
    <Sheet {...props} foot={312}>
      <GroundLine y={312} />
      <path stroke={colours.accent} strokeWidth="1.8" d={cables.join('')} />
      <path
        fill={colours.paper}
        strokeWidth={pens.detail}
        d={[56, 184, 312, 424].map((x) => box(x - 4, floor, 8, 62) + box(x - 9, 307, 18, 5)).join('')}
      />
      <path strokeWidth={pens.fine} d="M188 246L308 306M188 306L308 246" />
      <path fill={colours.paper} d={box(left, roof, right - left, floor - roof)} />
      {panels.map((x) => (
        <g key={x}>
          <path fill={colours.tinted} strokeWidth={pens.detail} d={box(x, 170, 32, 75)} />
          <path
            strokeWidth={pens.fine}
            d={`M${x} 192h32M${x} 224h32${box(x + 6, 175, 12, 11)}${disc(x + 25, 178, 1.6)}${disc(x + 25, 184, 1.6)}`}
          />
          <path stroke={colours.accent} strokeWidth="1.6" d={`M${x + 16} 192v8m-4 0l8 8m0 -8l-8 8m4 0v16`} />
        </g>
      ))}
      <path stroke={colours.accent} strokeWidth={pens.live} d="M56 192H248" />
      <path
        fill={colours.paper}
        strokeWidth={pens.fine}
        d={`M${wallFrom} ${roof + 1}l-8 16 14 8 -12 20 12 14 -12 18 8 17.5H${right}V${roof + 1}Z`}
      />
      <path
        strokeWidth={pens.fine}
        stroke={colours.outline}
        d={repeat(22, (index) => `M${272 + index * 7.6} 156V239`)}
      />
      <path strokeWidth={pens.detail} d={`M${left} 156H${right}M${left} 239H${right}`} />
      <path
        fill={colours.paper}
        strokeWidth={pens.detail}
        d={box(330, 170, 44, 69) + box(282, 176, 34, 30) + box(390, 172, 38, 32)}
      />
      <path
        strokeWidth={pens.fine}
        d={`M352 170V239M348 202v8M356 202v8${louvres(286, 181, 26, 20, 6)}${disc(403, 188, 11)}${disc(403, 188, 3)}${louvres(419, 180, 6, 16, 5)}`}
      />
      <path strokeWidth={pens.detail} d="M346 165h12v4h-12z" />
      <path
        fill={colours.ink}
        stroke="none"
        d={[left, right - 9].map((x) => box(x, roof, 9, 6) + box(x, floor - 6, 9, 6)).join('')}
      />
      {/* The landing and the stairs. */}
      <path
        fill={colours.paper}
        strokeWidth={pens.detail}
        d={`M324 ${floor}h62${repeat(6, () => 'v11h11')}H438L386 259V251H324Z`}
      />
      <path strokeWidth={pens.fine} d="M326 245V216H386L452 281V312M386 245V216M419 278V248M386 231L446 290" />
      <Dimension from={[40, 132]} to={[440, 132]}>
        12 192
      </Dimension>
      <Dimension from={[462, 150]} to={[462, 245]}>
        2 896
      </Dimension>
    </Sheet>
  );
}
