import type { SwitchroomFigures } from '../../../content/shapes/case-study-page.ts';
import type { Picture } from '../../../content/shapes/picture.ts';
import { colours } from '../../../ui/theme/tokens.ts';
import { Dimension, DrawnSheet, planScale } from './DrawnSheet.tsx';

const scale = 60;
const { x, y, rectangle } = planScale(scale, 112, 74);

interface SwitchroomPlanProps {
  figures: SwitchroomFigures;
  picture: Picture;
}

/** The general arrangement of a switchroom: the board on one wall, its supplies on the other, a door at each end. */
export function SwitchroomPlan({ figures: { room, panels, supplies }, picture }: SwitchroomPlanProps) {
  const boardFrom = (room.length - panels.count * panels.width) / 2;
  const boardTo = boardFrom + panels.count * panels.width;
  const board = Array.from({ length: panels.count }, (_, panel) => boardFrom + panel * panels.width);
  // The names of the supplies stand below the wall, alternately higher and lower, because they do not fit inside on a phone.
  const nameOf = (cubicle: number) => y(room.width) + (cubicle % 2 === 0 ? 38 : 70);
  const aisleFrom = panels.depth;
  const aisleTo = room.width - supplies.depth;
  const doorTo = aisleTo - 0.1;
  const doorFrom = aisleFrom + 0.1;
  const door = (doorTo - doorFrom) * scale;
  return (
    <DrawnSheet picture={picture} height={350}>
      <path d={rectangle(-0.1, -0.1, room.length + 0.2, room.width + 0.2)} />
      <path d={rectangle(0, 0, room.length, room.width)} />
      {board.map((along, panel) => (
        <g key={along}>
          <path d={rectangle(along, 0, panels.width, panels.depth)} fill={colours.ink} />
          <text x={x(along + panels.width / 2)} y={y(0.85)} textAnchor="middle">
            H{panel + 1}
          </text>
        </g>
      ))}
      <path d={`M${x(boardFrom)} ${y(0.36)}H${x(boardTo)}`} stroke={colours.accent} strokeWidth="3" />
      {supplies.cubicles.map(({ name, along, width }, cubicle) => (
        <g key={name}>
          <path d={rectangle(along, room.width - supplies.depth, width, supplies.depth)} fill={colours.ink} />
          <path
            d={`M${x(along + width / 2)} ${y(room.width - supplies.depth / 2)}V${nameOf(cubicle) - 22}`}
            strokeWidth="1"
          />
          <text x={x(along + width / 2)} y={nameOf(cubicle)} textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
      <path
        d={`M${x(0) - 3} ${y(doorFrom)}V${y(doorTo)}M${x(room.length) + 3} ${y(doorFrom)}V${y(doorTo)}`}
        stroke={colours.deep}
        strokeWidth="12"
      />
      {/* Doors of a switchroom open outwards, so that people who flee do not have to pull. */}
      <path
        d={`M${x(0)} ${y(doorTo)}h-${door}a${door} ${door} 0 0 1 ${door} -${door}M${x(room.length)} ${y(doorFrom)}h${door}a${door} ${door} 0 0 1 -${door} ${door}`}
        strokeWidth="1"
      />
      <Dimension from={x(0)} to={x(room.length)} at={44} label={`${room.length.toFixed(1)} m`} />
      <Dimension vertical from={y(0)} to={y(room.width)} at={36} label={`${room.width.toFixed(1)} m`} />
      <Dimension
        vertical
        from={y(aisleFrom)}
        to={y(aisleTo)}
        at={x(boardTo - panels.width / 2)}
        label={`${(aisleTo - aisleFrom).toFixed(1)} m`}
      />
    </DrawnSheet>
  );
}
