import { colours } from '../../ui/theme/tokens.ts';
import { cable, tenths } from './trench.ts';

/** Units of the sheet for each millimetre of the cable. On a sheet with the section at 1:10, the detail is 1:2. */
const scale = 2.1;
const radiusOf = (diameter: number) => (diameter / 2) * scale;

const wires = 36;

/** A section of one cable, enlarged, with the names of its layers. `x` and `y` are the middle of the cable. */
export function CableDetail({ x, y }: { x: number; y: number }) {
  const screen = radiusOf(cable.screen);
  const layers = [
    { words: '500 mm² Al', at: radiusOf(cable.conductor) * 0.6, level: -48 },
    { words: 'XLPE 8 mm', at: radiusOf((cable.conductor + cable.core) / 2), level: -16 },
    { words: '35 mm² Cu', at: screen, level: 16 },
    { words: `PE, ⌀ ${cable.diameter}`, at: radiusOf((cable.underSheath + cable.diameter) / 2), level: 48 },
  ];
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={radiusOf(cable.diameter)} fill={colours.deep} />
      <circle r={radiusOf(cable.underSheath)} strokeWidth="1" />
      {Array.from({ length: wires }, (_, index) => {
        const angle = (index / wires) * 2 * Math.PI;
        return (
          <circle
            key={angle}
            cx={tenths(screen * Math.cos(angle))}
            cy={tenths(screen * Math.sin(angle))}
            r="1.5"
            fill={colours.accent}
            stroke="none"
          />
        );
      })}
      <circle r={radiusOf(cable.core) - 1.5} strokeWidth="1" />
      <circle r={radiusOf(cable.conductor)} fill={colours.ink} stroke={colours.accent} />
      <text data-strong="" x={-radiusOf(cable.diameter)} y={-radiusOf(cable.diameter) - 12}>
        A · 1:2
      </text>
      {layers.map(({ words, at, level }) => {
        const angle = Math.atan2(level, 80);
        const [cx, cy] = [tenths(at * Math.cos(angle)), tenths(at * Math.sin(angle))];
        return (
          <g key={words}>
            <circle cx={cx} cy={cy} r="2.2" fill={colours.onDark} stroke="none" />
            <path d={`M${cx} ${cy}L76 ${level}h8`} strokeWidth="1" stroke={colours.onDarkSoft} />
            <text x="90" y={level + 5}>
              {words}
            </text>
          </g>
        );
      })}
    </g>
  );
}
