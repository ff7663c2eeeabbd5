import { colours } from '../ui/theme/tokens.ts';
import { Blueprint } from './Blueprint.tsx';
import {
  DimensionAbove,
  DimensionUp,
  ground,
  height,
  Person,
  PostInsulator,
  reach,
  Support,
} from './elevation-parts.tsx';

const size = { x: 24, y: 40, width: 780, height: 580, lettering: 13.5 };

// The foot of each insulator is at least 2.4 m above the ground, so that a person can walk under live parts. The clearance
// between a phase and earth is 1.3 m of air (650 kV lightning impulse).
const insulatorFoot = 2.4;
const liveHeight = 4.6;

/** The position of each apparatus, in metres along the bay from the transformer's end. */
const stands = { arrester: 5.6, currentTransformer: 7.6, breaker: 9.7, switchFrom: 11.9, switchTo: 13.7, gantry: 15.8 };

const bushing = { foot: { along: 3.1, up: 4 }, head: { along: 3.9, up: 5.7 } };
const gantryHeight = 9.6;

/** Gives the path of a flexible connection with a small sag. */
function droop(from: { along: number; up: number }, to: { along: number; up: number }, sag: number): string {
  const middle = { along: (from.along + to.along) / 2, up: (from.up + to.up) / 2 - sag };
  return `M${reach(from.along)} ${height(from.up)}Q${reach(middle.along)} ${height(middle.up)} ${reach(to.along)} ${height(to.up)}`;
}

const terminals = [
  bushing.head,
  { along: stands.arrester, up: liveHeight + 0.15 },
  { along: stands.currentTransformer, up: liveHeight + 0.3 },
  { along: stands.breaker - 0.75, up: liveHeight + 0.25 },
];
const conductors = [
  ...terminals.slice(1).map((to, index) => droop(terminals[index] ?? to, to, 0.35)),
  droop({ along: stands.breaker + 0.75, up: liveHeight + 0.25 }, { along: stands.switchFrom, up: liveHeight }, 0.35),
  `M${reach(stands.switchFrom)} ${height(liveHeight)}H${reach(stands.switchTo)}`,
  droop({ along: stands.switchTo, up: liveHeight }, { along: stands.gantry + 2.1, up: gantryHeight - 1.05 }, 0.9),
  // The line continues beyond the edge of the sheet.
  droop({ along: stands.gantry + 2.1, up: gantryHeight - 1.05 }, { along: 26, up: 10.4 }, 0.8),
].join('');

/** A section along a 132 kV transformer bay. */
export function TransformerBaySection({ title }: { title: string }) {
  return (
    <Blueprint title={title} size={size}>
      <Earthworks />
      <PowerTransformer />
      <Support along={stands.arrester} up={insulatorFoot} />
      <PostInsulator along={stands.arrester} from={insulatorFoot} to={liveHeight} />
      <Support along={stands.currentTransformer} up={insulatorFoot} />
      <PostInsulator along={stands.currentTransformer} from={insulatorFoot} to={liveHeight - 0.1} wide />
      <path
        d={`M${reach(stands.currentTransformer) - 16} ${height(liveHeight - 0.1)}h32v-22q-16-14-32 0z`}
        fill={colours.deep}
      />
      <Support along={stands.breaker} up={insulatorFoot} />
      <PostInsulator along={stands.breaker} from={insulatorFoot} to={liveHeight} />
      <path
        d={`M${reach(stands.breaker - 0.75)} ${height(liveHeight + 0.42)}h${reach(1.5) - reach(0)}v13h${reach(0) - reach(1.5)}z`}
        fill={colours.deep}
      />
      {[stands.switchFrom, stands.switchTo].map((along) => (
        <g key={along}>
          <Support along={along} up={insulatorFoot} />
          <PostInsulator along={along} from={insulatorFoot} to={liveHeight} />
        </g>
      ))}
      <Gantry />
      <path d={conductors} stroke={colours.accent} strokeWidth="2.5" />
      <Person along={6.6} />
      <DimensionUp along={8.65} from={0} to={insulatorFoot} label="2.4 m" />
      <DimensionUp along={14.7} from={0} to={liveHeight} label="4.6 m" />
      <DimensionAbove from={stands.arrester} to={stands.currentTransformer} up={6.4} label="2.0 m" />
      <DimensionAbove from={stands.currentTransformer} to={stands.breaker} up={6.4} label="2.1 m" />
      <text x={reach(0.15)} y={height(7.9)}>
        132/33 kV · 60 MVA
      </text>
      <text x={reach(0.15)} y={height(7.45)}>
        LI 650 kV
      </text>
    </Blueprint>
  );
}

function PowerTransformer() {
  const radiators = [0.25, 0.45, 0.65, 0.85].map((along) => `M${reach(along)} ${height(1)}V${height(3.2)}`).join('');
  return (
    <g>
      <path d={`M${reach(1.1)} ${height(0.5)}V${height(3.9)}H${reach(3.9)}V${height(0.5)}z`} fill={colours.deep} />
      <path
        d={`M${reach(1.5)} ${height(0.5)}V${height(3.9)}M${reach(3.5)} ${height(0.5)}V${height(3.9)}`}
        strokeOpacity="0.5"
      />
      <path d={radiators} strokeWidth="5" strokeOpacity="0.7" />
      <path d={`M${reach(0.2)} ${height(3)}H${reach(1.1)}M${reach(0.2)} ${height(1.2)}H${reach(1.1)}`} />
      {/* The conservator, its pipe with the Buchholz relay, and the low voltage bushings. */}
      <path
        d={`M${reach(0.5)} ${height(5)}h62v-30h-62zM${reach(1.6)} ${height(5)}V${height(3.9)}`}
        fill={colours.deep}
      />
      <circle cx={reach(1.6)} cy={height(4.4)} r="5" fill={colours.deep} />
      <path
        d={`M${reach(2.4)} ${height(3.9)}v-24M${reach(2.7)} ${height(3.9)}v-24`}
        strokeWidth="5"
        strokeDasharray="3 2"
      />
      <path
        d={`M${reach(bushing.foot.along)} ${height(bushing.foot.up)}L${reach(bushing.head.along)} ${height(bushing.head.up)}`}
        strokeWidth="11"
        strokeDasharray="4 2.5"
      />
    </g>
  );
}

/**
 * A strain gantry: two lattice legs, the beam, and the string that holds the line. Seen edge on, the two legs look like one.
 */
function Gantry() {
  const left = reach(stands.gantry) - 13;
  const right = reach(stands.gantry) + 13;
  const bays = 11;
  const rise = (ground - height(gantryHeight)) / bays;
  const bracing = Array.from({ length: bays }, (_, bay) => {
    const [from, to] = bay % 2 === 0 ? [left, right] : [right, left];
    return `M${from} ${ground - bay * rise}L${to} ${ground - (bay + 1) * rise}`;
  }).join('');
  return (
    <g>
      <path
        d={`M${left} ${ground}V${height(gantryHeight)}M${right} ${ground}V${height(gantryHeight)}${bracing}`}
        strokeWidth="1.2"
      />
      <path
        d={`M${left - 6} ${height(gantryHeight)}h38v-26h-38zm0 0l38-26m-38 0l38 26`}
        fill={colours.deep}
        strokeWidth="1.2"
      />
      <path d={`M${left + 13} ${height(gantryHeight + 0.6)}V${height(gantryHeight + 2)}`} />
      <path
        d={`M${right + 6} ${height(gantryHeight - 0.15)}L${reach(stands.gantry + 2.1)} ${height(gantryHeight - 1.05)}`}
        strokeWidth="10"
        strokeDasharray="3 2"
      />
    </g>
  );
}

/** The ground with its hatching, the bund, the foundations, and the earth tape at 0.6 m with a riser to every structure. */
function Earthworks() {
  const tape = height(-0.6);
  const hatch = Array.from({ length: 32 }, (_, index) => `M${34 + index * 28} ${ground}l-10 10`).join('');
  const foundations = [
    stands.arrester,
    stands.currentTransformer,
    stands.breaker,
    stands.switchFrom,
    stands.switchTo,
    stands.gantry,
  ];
  return (
    <g>
      <path d={`M34 ${ground}H900`} strokeWidth="2" />
      <path d={hatch} strokeWidth="1" strokeOpacity="0.5" />
      <path
        d={`M${reach(0.05)} ${ground}v-30h9v30M${reach(4.3)} ${ground}v-30h9v30M${reach(0.9)} ${ground}v-22H${reach(4.1)}v22`}
      />
      {foundations.map((along) => (
        <path key={along} d={`M${reach(along) - 15} ${ground}v36h30v-36`} strokeOpacity="0.6" />
      ))}
      <path d={`M34 ${tape}H900`} stroke={colours.accent} strokeDasharray="12 5" />
      {[2.5, ...foundations].map((along) => (
        <circle key={along} cx={reach(along)} cy={tape} r="4" fill={colours.accent} stroke="none" />
      ))}
      <text x="36" y={tape + 34}>
        −0.6 m · 50 × 6 mm copper tape
      </text>
    </g>
  );
}
