import { colours } from '../../ui/theme/tokens.ts';
import { GroundLine, Leader, type ProductDrawingProps, Sheet } from './Sheet.tsx';
import { box, disc, pens, repeat, sheds } from './strokes.ts';

const bushings = [172, 214, 256] as const;

/** Gives a radiator: ten fins between an upper and a lower header. */
function radiator(x: number): string {
  return repeat(10, (index) => box(x + index * 6.6, 190, 4.2, 92)) + box(x - 3, 184, 71, 6) + box(x - 3, 282, 71, 6);
}

/** An oil-filled power transformer. */
export function PowerTransformer(props: ProductDrawingProps) {
  return (
    <Sheet {...props} foot={322}>
      <GroundLine y={322} />
      <path strokeWidth={pens.detail} d="M96 316H384M96 322V316M384 322V316" />
      <path
        stroke={colours.accent}
        strokeWidth={pens.live}
        d={bushings.map((x, index) => `M${x} 56V${46 - index * 14 + 6}q0 -6 -6 -6H0`).join('')}
      />
      <path fill={colours.paper} strokeWidth={pens.detail} d={radiator(58) + radiator(358)} />
      <path strokeWidth={pens.detail} d="M126 187h14M126 285h14M340 187h14M340 285h14" />
      <path fill={colours.tinted} d={box(140, 176, 200, 120)} />
      <path fill={colours.paper} d={`${box(132, 168, 216, 8)}M150 296h24v8h-24zM306 296h24v8h-24z`} />
      <path fill={colours.paper} d={disc(162, 308, 8) + disc(318, 308, 8)} />
      <path
        strokeWidth={pens.fine}
        d={repeat(4, (index) => `M${150 + index * 60} 176V296`) + repeat(15, (index) => `M${140 + index * 14} 168v8`)}
      />
      <path
        fill={colours.paper}
        strokeWidth={pens.detail}
        d={box(166, 214, 34, 22) + disc(222, 200, 7) + disc(240, 200, 7)}
      />
      <path
        strokeWidth={pens.fine}
        d={`M170 220h26M170 225h26M170 230h18M222 200l4 -4M240 200l3 -5M156 282h12v6h-12z${disc(156, 285, 4)}`}
      />
      {/* The cable box and the low-voltage tails. */}
      <path stroke={colours.accent} strokeWidth={pens.live} d="M280 250V338M292 250V338M304 250V338" />
      <path
        fill={colours.paper}
        strokeWidth={pens.detail}
        d={`${box(266, 204, 52, 44)}M276 248h8v6h-8zM288 248h8v6h-8zM300 248h8v6h-8z`}
      />
      <path
        strokeWidth={pens.fine}
        d={`${box(271, 209, 42, 34)}${disc(275, 213, 1)}${disc(309, 213, 1)}${disc(275, 239, 1)}${disc(309, 239, 1)}`}
      />
      {/* The conservator, its pipe and the Buchholz relay. */}
      <path fill={colours.tinted} d="M318 104H420A17 17 0 0 1 420 138H318A17 17 0 0 1 318 104Z" />
      <path
        strokeWidth={pens.detail}
        d="M322 104V138M416 104V138M328 138V168M336 138V168M398 138l-52 30M370 112v18M374 112v18M408 138v26m-6 0h12v18h-12z"
      />
      <path strokeWidth={pens.detail} d="M311 132L300 148V168" />
      <path fill={colours.paper} strokeWidth={pens.detail} d={box(292, 146, 16, 11)} />
      {bushings.map((x) => (
        <g key={x}>
          <path fill={colours.paper} strokeWidth={pens.detail} d={box(x - 11, 154, 22, 14)} />
          <path fill={colours.paper} strokeWidth={pens.detail} d={sheds(x, 68, 154, 11, 5, 13)} />
          <path fill={colours.ink} stroke="none" d={box(x - 4, 56, 8, 12)} />
        </g>
      ))}
      <Leader part={[303, 146]} words={[298, 72]} anchor="start">
        Gas relay
      </Leader>
      <Leader part={[372, 108]} words={[388, 56]} anchor="start">
        Conservator
      </Leader>
      <Leader part={[90, 190]} words={[104, 150]} anchor="end">
        Radiators
      </Leader>
    </Sheet>
  );
}
