import { colours } from '../../ui/theme/tokens.ts';
import { GroundLine, Leader, type ProductDrawingProps, Sheet } from './Sheet.tsx';
import { box, disc, louvres, pens, repeat } from './strokes.ts';

const cylinders = Array.from({ length: 6 }, (_, index) => 128 + index * 23);

/** An open diesel generator set on its base tank. */
export function DieselGenerator(props: ProductDrawingProps) {
  return (
    <Sheet {...props} foot={322}>
      <GroundLine y={322} />
      <path fill={colours.tinted} d={box(36, 274, 408, 42)} />
      <path strokeWidth={pens.detail} d="M36 282H444M44 316v6h20v-6M416 316v6h20v-6" />
      <path
        strokeWidth={pens.fine}
        d={`${repeat(5, (index) => `M${104 + index * 68} 282V316`)}M60 274v-6h12v6${box(66, 292, 20, 12)}`}
      />
      {/* The radiator and the fan guard. */}
      <path fill={colours.paper} d={`${box(44, 116, 40, 158)}M52 116v-8h14v8`} />
      <path strokeWidth={pens.fine} d={repeat(6, (index) => `M${50 + index * 5.6} 126V264`)} />
      <path strokeWidth={pens.detail} d="M84 130L112 156V242L84 262M84 130V262" />
      <path
        strokeWidth={pens.fine}
        d={repeat(5, (index) => `M${88 + index * 5} ${134 + index * 5}V${259 - index * 4}`)}
      />
      <path strokeWidth={pens.detail} d="M84 140C104 140 108 146 122 146M84 252C100 252 108 250 122 246" />
      {/* The engine. */}
      <path fill={colours.tinted} d="M122 160H270V244H258L250 262H142L134 244H122Z" />
      <path fill={colours.paper} strokeWidth={pens.detail} d={cylinders.map((x) => box(x, 144, 20, 16)).join('')} />
      <path
        strokeWidth={pens.fine}
        d={`${cylinders.map((x) => `M${x + 6} 144v16M${x + 14} 144v16M${x + 10} 170v16`).join('')}M134 244H258`}
      />
      <path
        fill={colours.paper}
        strokeWidth={pens.detail}
        d={`${disc(124, 214, 15)}${disc(124, 178, 8)}${box(150, 208, 46, 18)}${box(214, 196, 14, 34)}${box(232, 196, 14, 34)}`}
      />
      <path strokeWidth={pens.detail} d="M116 180L110 212M132 180L138 212" />
      <path
        strokeWidth={pens.fine}
        d={`${disc(124, 214, 4)}M158 208v18M188 208v18M134 190H262M146 262v12M158 262v12M236 262v12M248 262v12`}
      />
      {/* The exhaust manifold, turbocharger, silencer and tail pipe. */}
      <path strokeWidth={pens.detail} d="M136 144v-6H256v6M196 138v-10" />
      <path fill={colours.paper} strokeWidth={pens.detail} d={`${disc(196, 118, 12)}M206 112h14v-20h12v32h-26`} />
      <path strokeWidth={pens.fine} d={`${disc(196, 118, 5)}M220 98h12M220 103h12M220 108h12`} />
      <path fill={colours.tinted} d="M176 62H330A15 15 0 0 1 330 92H176A15 15 0 0 1 176 62Z" />
      <path fill={colours.paper} strokeWidth={pens.detail} d="M345 72H372V36l12 -8V84H345Z" />
      <path strokeWidth={pens.fine} d="M184 62V92M322 62V92M256 92V138M300 92V134M253 100h6M297 100h6" />
      <path fill={colours.paper} strokeWidth={pens.detail} d="M138 100h34v28h-34zM172 108h12v12h-12z" />
      <path strokeWidth={pens.fine} d={repeat(6, (index) => `M${143 + index * 5} 100v28`)} />
      {/* The flywheel housing and the alternator. */}
      <path fill={colours.paper} d="M270 150H290L296 160V252L290 262H270Z" />
      <path fill={colours.tinted} d="M296 160H376C386 160 390 168 390 178V236C390 246 386 254 376 254H296Z" />
      <path
        strokeWidth={pens.fine}
        d={`${repeat(7, (index) => `M302 ${176 + index * 10.5}H370`)}M376 160V254${louvres(379, 196, 8, 30, 6)}M276 158v96M310 254v20M326 254v20M352 254v20M368 254v20M300 274h76`}
      />
      <path
        stroke={colours.accent}
        strokeWidth={pens.live}
        d="M330 140C350 126 398 120 404 150M340 140C356 132 392 128 398 152M462 250V338M456 250V338M450 250V338"
      />
      <path fill={colours.paper} strokeWidth={pens.detail} d={box(308, 134, 50, 26)} />
      <path fill={colours.tinted} d={box(396, 146, 48, 104)} />
      <path strokeWidth={pens.detail} d={`M406 250v24M434 250v24M444 240h24v10h-24z${box(404, 156, 32, 24)}`} />
      <path
        strokeWidth={pens.fine}
        d={`M409 174l6 -8 5 5 8 -10${repeat(4, (index) => disc(408 + index * 8, 192, 2.4))}${disc(420, 214, 7)}M420 209v10M404 234h32`}
      />
      <Leader part={[62, 150]} words={[40, 82]}>
        Radiator
      </Leader>
      <Leader part={[384, 180]} words={[400, 116]}>
        Alternator
      </Leader>
      <Leader part={[240, 76]} words={[236, 42]} anchor="middle">
        Silencer
      </Leader>
      <Leader part={[120, 300]} words={[96, 350]} anchor="start">
        Base tank
      </Leader>
    </Sheet>
  );
}
