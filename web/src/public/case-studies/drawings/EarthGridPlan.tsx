import type { EarthGridFigures } from '../../../content/shapes/case-study-page.ts';
import type { Picture } from '../../../content/shapes/picture.ts';
import { colours } from '../../../ui/theme/tokens.ts';
import { Dimension, DrawnSheet, planScale } from './DrawnSheet.tsx';

const { x, y, rectangle } = planScale(5.4, 76, 62);

const compound = { east: 88, south: 21, width: 17, height: 38 };
const atPlant = [0.2, 0.5, 0.8].map((part) => ({
  east: compound.east,
  south: compound.south + part * compound.height,
}));

interface EarthGridPlanProps {
  figures: EarthGridFigures;
  picture: Picture;
}

/** The plan of the earth grid of a battery site: fence, conductors inside and outside the fence, cross members, rods. */
export function EarthGridPlan({ figures: { site, grid }, picture }: EarthGridPlanProps) {
  const { offset } = grid;
  const rows = Array.from({ length: grid.rows }, (_, row) => ((row + 0.5) * site.width) / grid.rows);
  const columns = Array.from({ length: grid.columns }, (_, column) => ((column + 0.5) * site.length) / grid.columns);
  const containers = rows.flatMap((south) =>
    Array.from({ length: 10 }, (_, index) => rectangle(7 + index * 7.6, south - 1.2, 6.1, 2.4)),
  );
  const corners = [offset, site.length - offset].flatMap((east) =>
    [offset, site.width - offset].map((south) => ({ east, south })),
  );
  return (
    <DrawnSheet picture={picture} height={540}>
      <path d={containers.join('')} fill={colours.ink} strokeWidth="0.8" />
      <path d={rectangle(compound.east, compound.south, compound.width, compound.height)} fill={colours.ink} />
      <path d={rectangle(0, 0, site.length, site.width)} strokeDasharray="7 4" />
      <g stroke={colours.accent}>
        <path d={rectangle(-offset, -offset, site.length + 2 * offset, site.width + 2 * offset)} />
        <path d={rectangle(offset, offset, site.length - 2 * offset, site.width - 2 * offset)} />
        <path
          d={[
            ...rows.map((south) => `M${x(offset)} ${y(south)}H${x(site.length - offset)}`),
            ...columns.map((east) => `M${x(east)} ${y(offset)}V${y(site.width - offset)}`),
          ].join('')}
          strokeWidth="1"
        />
        {[...corners, ...atPlant].map(({ east, south }) => (
          <circle key={`${east} ${south}`} cx={x(east)} cy={y(south)} r="4.5" fill={colours.deep} strokeWidth="1.6" />
        ))}
      </g>
      <path d={rectangle(compound.east + 4, 37, 9, 6)} fill={colours.ink} stroke="none" />
      <text x={x(compound.east + compound.width / 2)} y={y(40.8)} textAnchor="middle">
        33 kV
      </text>
      <Dimension from={x(0)} to={x(site.length)} at={38} label={`${site.length} m`} />
      <Dimension vertical from={y(0)} to={y(site.width)} at={44} label={`${site.width} m`} />
      <path d={`M${x(0)} 519h30`} stroke={colours.accent} />
      <text x={x(0) + 40} y="524">
        Copper
      </text>
      <circle cx={x(32)} cy="519" r="4.5" stroke={colours.accent} />
      <text x={x(32) + 14} y="524">
        Rod
      </text>
      <path d={`M${x(54)} 519h30`} strokeDasharray="7 4" />
      <text x={x(54) + 40} y="524">
        Fence
      </text>
    </DrawnSheet>
  );
}
