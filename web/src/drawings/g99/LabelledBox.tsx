import { colours } from '../../ui/theme/tokens.ts';

interface LabelledBoxProps {
  x: number;
  y: number;
  width: number;
  /** The height of its lines, if left out. */
  height?: number;
  lines: readonly string[];
}

/** A device that measures or decides: its name first, then what it does. */
export function LabelledBox({ x, y, width, lines, height = lines.length * 19 + 12 }: LabelledBoxProps) {
  const first = y + (height - (lines.length - 1) * 19) / 2 + 5;
  return (
    <g>
      <path d={`M${x} ${y}h${width}v${height}h${-width}z`} fill={colours.deep} />
      {lines.map((line, index) => (
        <text key={line} {...(index === 0 && { 'data-strong': '' })} x={x + 12} y={first + index * 19}>
          {line}
        </text>
      ))}
    </g>
  );
}
