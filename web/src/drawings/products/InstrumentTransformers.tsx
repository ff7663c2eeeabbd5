import { colours } from '../../ui/theme/tokens.ts';
import { GroundLine, Leader, type ProductDrawingProps, Sheet } from './Sheet.tsx';
import { box, disc, pens, repeat, sheds } from './strokes.ts';

/** Gives a lattice support, 30 units wide, that rises from the ground to y = 246. */
function support(x: number): string {
  const bay = repeat(3, (index) => {
    const top = 246 + index * 26;
    return `M${x - 15} ${top}L${x + 15} ${top + 26}M${x + 15} ${top}L${x - 15} ${top + 26}M${x - 15} ${top + 26}h30`;
  });
  return `M${x - 15} 246V324M${x + 15} 246V324${bay}`;
}

/** A current transformer and a voltage transformer of a high-voltage bay. */
export function InstrumentTransformers(props: ProductDrawingProps) {
  return (
    <Sheet {...props} foot={330}>
      <GroundLine y={330} />
      <path stroke={colours.accent} strokeWidth="3.4" d="M0 66H104M196 66C248 66 250 40 318 40H480M318 40V70" />
      {[150, 318].map((x) => (
        <g key={x}>
          <path strokeWidth={pens.detail} d={support(x)} />
          <path fill={colours.paper} strokeWidth={pens.detail} d={box(x - 24, 324, 48, 6)} />
        </g>
      ))}
      {/* The current transformer. Its primary passes through the head. */}
      <path fill={colours.tinted} d="M116 92V64C116 42 132 34 150 34S184 42 184 64V92Z" />
      <path
        fill={colours.paper}
        strokeWidth={pens.detail}
        d={`${box(102, 59, 14, 14)}${box(184, 59, 14, 14)}M124 92h52v8h-52z`}
      />
      <path strokeWidth={pens.fine} d={`M116 80H184${disc(150, 60, 14)}M107 59v14M193 59v14`} />
      <path fill={colours.paper} strokeWidth={pens.detail} d={sheds(150, 100, 212, 14, 12, 25)} />
      <path fill={colours.tinted} d={box(122, 212, 56, 34)} />
      <path fill={colours.paper} strokeWidth={pens.detail} d={box(178, 218, 18, 22)} />
      <path strokeWidth={pens.fine} d={`M122 220h56M187 240v10l-8 8v66${disc(130, 233, 3)}${box(142, 226, 22, 13)}`} />
      {/* The voltage transformer. Its connection comes from above. */}
      <path fill={colours.tinted} d="M296 104V88C296 76 306 70 318 70S340 76 340 88V104Z" />
      <path strokeWidth={pens.fine} d={`M296 92H340${box(313, 78, 10, 8)}`} />
      <path
        fill={colours.paper}
        strokeWidth={pens.detail}
        d={`M290 104h56v7h-56z${sheds(318, 111, 198, 11, 12, 25)}`}
      />
      <path fill={colours.tinted} d={box(282, 198, 72, 48)} />
      <path fill={colours.paper} strokeWidth={pens.detail} d={box(354, 210, 18, 26)} />
      <path
        strokeWidth={pens.fine}
        d={`M282 206h72M363 236v14l-12 10v64${disc(292, 232, 3)}${box(304, 214, 26, 16)}M296 206v40M340 206v40`}
      />
      {/* Both transformers as symbols of a single line diagram. */}
      <g strokeWidth={pens.detail}>
        <path stroke={colours.accent} strokeWidth="1.8" d="M436 128V300" />
        <path d={disc(436, 168, 9)} />
        <path d="M445 165h10M445 171h10M453 162l-3 12M450 162l-3 12" strokeWidth={pens.fine} />
        <path stroke={colours.accent} strokeWidth="1.8" d="M436 226H448" />
        <path fill={colours.paper} d={disc(456, 226, 8) + disc(466, 226, 8)} />
        <path fill={colours.accent} stroke="none" d={disc(436, 226, 3)} />
        <path d="M430 300l6 10 6 -10z" />
      </g>
      <Leader part={[110, 66]} words={[78, 40]} anchor="end">
        Primary
      </Leader>
      <Leader part={[187, 232]} words={[198, 186]}>
        Secondaries
      </Leader>
    </Sheet>
  );
}
