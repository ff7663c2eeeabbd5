import { colours } from '../../ui/theme/tokens.ts';
import { type Breaker, breakers, type Relay } from './scheme.ts';
import { box, column, placedRelays } from './scheme-layout.ts';

const head = 56;
const notes = 728;

/** The relays with their functions, and the trip matrix to their right. */
export function RelayBoxes() {
  const last = placedRelays.at(-1);
  const foot = last ? last.top + (last.functions.length + 1) * box.row : head;
  return (
    <g>
      <text x={column(0) - 18} y={head - 20}>
        Trips
      </text>
      {breakers.map((breaker, index) => (
        <g key={breaker}>
          <path d={`M${column(index)} ${head + 12}V${foot}`} strokeWidth="1" strokeOpacity="0.4" />
          <text data-strong="" x={column(index)} y={head + 4} textAnchor="middle">
            {breaker}
          </text>
        </g>
      ))}
      {placedRelays.map((relay) => (
        <RelayBox key={relay.name} {...relay} />
      ))}
      {[
        'BB1: every 132 kV breaker on the busbar',
        'S1: the other feeders of 33 kV section 1',
        'All CT secondaries 1 A; 63 and 26/49 from the tank of T1',
        'A trip of QA1 and QA2 latches lockout 86, the intertrip',
      ].map((note, index) => (
        <text key={note} x={box.left} y={notes + index * 18}>
          {note}
        </text>
      ))}
    </g>
  );
}

function RelayBox({ name, words, functions, top }: Relay & { top: number }) {
  const height = (functions.length + 1) * box.row;
  return (
    <g>
      <path d={`M${box.left} ${top}H${box.right}v${height}H${box.left}z`} fill={colours.deep} />
      <path d={`M${box.left} ${top + box.row}H${box.right}`} strokeWidth="1" />
      <text data-strong="" x={box.left + 10} y={top + 17}>
        {name}
      </text>
      <text x={box.left + 88} y={top + 17}>
        {words}
      </text>
      {functions.map((relayFunction, index) => (
        <g key={`${relayFunction.code} ${relayFunction.words}`}>
          <text data-strong="" x={box.left + 10} y={top + (index + 1) * box.row + 17}>
            {relayFunction.code}
          </text>
          <text x={box.left + 88} y={top + (index + 1) * box.row + 17}>
            {relayFunction.words}
          </text>
          <TripPath y={top + (index + 1.5) * box.row} trips={relayFunction.trips} />
        </g>
      ))}
    </g>
  );
}

function TripPath({ y, trips }: { y: number; trips: readonly Breaker[] }) {
  const columns = trips.map((breaker) => column(breakers.indexOf(breaker)));
  return (
    <>
      <path
        d={`M${box.right} ${y}H${Math.max(...columns)}`}
        stroke={colours.accent}
        strokeWidth="1.2"
        strokeDasharray="5 4"
      />
      {columns.map((x) => (
        <circle key={x} cx={x} cy={y} r="4.5" fill={colours.accent} stroke="none" />
      ))}
    </>
  );
}
