import { colours } from '../../ui/theme/tokens.ts';
import { GroundLine, Leader, type ProductDrawingProps, Sheet } from './Sheet.tsx';
import { box, disc, louvres, pens } from './strokes.ts';

// The nine contacts of a CCS 2 inlet: two pilot contacts, rows of three and two AC contacts, and the DC pair below.
const smallContacts = disc(388, 46, 3) + disc(404, 46, 3);
const acContacts = [
  [380, 62],
  [396, 64],
  [412, 62],
  [387, 79],
  [405, 79],
] as const;

/** A rapid charger that charges a car, and a detail of the car's inlet. */
export function ChargingStation(props: ProductDrawingProps) {
  return (
    <Sheet {...props} foot={312}>
      <GroundLine y={312} />
      <path fill={colours.tinted} d={box(48, 84, 96, 216)} />
      <path fill={colours.paper} d={box(40, 300, 112, 12)} />
      <path
        strokeWidth={pens.detail}
        d={`M48 98h96${box(64, 110, 64, 42)}${box(84, 166, 24, 16)}${disc(132, 200, 5)}`}
      />
      <path
        strokeWidth={pens.fine}
        d={`${louvres(64, 232, 64, 54, 10)}M70 144v-8m8 8v-16m8 16v-22m8 22v-12M100 124h22M100 132h16M100 140h20M88 174h16`}
      />
      <path fill={colours.paper} strokeWidth={pens.detail} d="M144 168h14l6 10v22h-20z" />
      {/* The cable from the cabinet over the ground to the charging flap of the car. */}
      <path
        stroke={colours.accent}
        strokeWidth="5"
        strokeLinecap="round"
        d="M146 128C196 128 172 302 210 296C244 290 226 226 252 224"
      />
      <path
        fill={colours.tinted}
        d="M256 286L250 262C247 240 252 226 260 214L277 184C284 172 298 168 316 168H354C374 168 386 178 400 196L410 208C436 211 455 218 459 234L464 268C465 280 460 286 452 286H442A28 28 0 0 0 386 286H322A28 28 0 0 0 266 286Z"
      />
      <path
        fill={colours.paper}
        strokeWidth={pens.detail}
        d="M284 206L296 185C299 180 305 178 312 178H334V206ZM343 178H354C369 178 378 187 391 206H343Z"
      />
      <path strokeWidth={pens.fine} d="M338 206V282M272 214H400M348 218h14M442 230h16M251 246h12M322 280h64" />
      <path fill={colours.paper} d={disc(294, 286, 24) + disc(414, 286, 24)} />
      <path
        strokeWidth={pens.detail}
        d={disc(294, 286, 13) + disc(414, 286, 13) + disc(294, 286, 3) + disc(414, 286, 3)}
      />
      <path fill={colours.paper} strokeWidth={pens.detail} d={`${disc(264, 224, 7)}M246 219h12v10h-12z`} />
      {/* The enlarged detail of the inlet. */}
      <path stroke={colours.outline} strokeWidth={pens.fine} d="M268 218L354 118" />
      <circle cx="396" cy="80" r="62" fill={colours.paper} stroke={colours.outline} strokeWidth={pens.detail} />
      <path
        fill={colours.tinted}
        strokeWidth={pens.detail}
        d="M378 36H414A32 32 0 0 1 420 88H427A16 16 0 0 1 427 122H365A16 16 0 0 1 365 88H372A32 32 0 0 1 378 36Z"
      />
      <path strokeWidth={pens.detail} d={smallContacts + acContacts.map(([x, y]) => disc(x, y, 5)).join('')} />
      <path stroke={colours.accent} strokeWidth={pens.live} d={disc(378, 105, 10) + disc(414, 105, 10)} />
      <Leader part={[414, 105]} words={[444, 162]} anchor="middle">
        DC pair
      </Leader>
      <Leader part={[388, 46]} words={[318, 34]} anchor="end">
        Pilot contacts
      </Leader>
    </Sheet>
  );
}
