import { colours } from '../../ui/theme/tokens.ts';
import { Leader, type ProductDrawingProps, Sheet } from './Sheet.tsx';
import { disc, pens, repeat, round } from './strokes.ts';

// The radii of the layers, and from them the size of a core. Three equal cores touch each other and the inside of the bedding.
const centre = { x: 158, y: 180 };
const layers = { sheath: 140, armour: 130, bedding: 120, lay: 111 };
const core = layers.lay / (1 + 2 / Math.sqrt(3));
const conductor = core * 0.44;
const wireRadius = 5.4;
const wires = Math.floor((2 * Math.PI * (layers.armour - wireRadius)) / (2 * wireRadius + 0.6));
const cores = [-90, 30, 150].map((degrees) => polar(layers.lay - core, degrees, centre));

function polar(radius: number, degrees: number, { x, y } = centre) {
  const angle = (degrees * Math.PI) / 180;
  return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
}

/** Gives a stranded conductor as a path: 1, 6, 12 and 18 wires, layer by layer. */
function strands(middle: { x: number; y: number }): string {
  const radius = conductor / 7;
  const rings = [1, 2, 3].map((ring) =>
    repeat(ring * 6, (index) => {
      const { x, y } = polar(ring * 2 * radius, (index * 360) / (ring * 6), middle);
      return disc(x, y, radius);
    }),
  );
  return disc(middle.x, middle.y, radius) + rings.join('');
}

const armourWires = repeat(wires, (index) => {
  const { x, y } = polar(layers.armour - wireRadius, (index * 360) / wires);
  return disc(x, y, wireRadius);
});

/** The armour wires around the cable, seen from the side. */
const armourLay = repeat(13, (index) => `M384 ${138 + index * 8}l34 -12`);

/** A three-core cable: its section, and beside it the cable stripped layer by layer. */
export function CableSection(props: ProductDrawingProps) {
  const { x, y } = centre;
  return (
    <Sheet {...props} foot={320}>
      <path fill={colours.tinted} d={disc(x, y, layers.sheath)} />
      <path fill={colours.paper} strokeWidth={pens.detail} d={disc(x, y, layers.armour)} />
      <path strokeWidth={pens.fine} d={armourWires} />
      <path fill={colours.tinted} strokeWidth={pens.detail} d={disc(x, y, layers.bedding - 1)} />
      <path fill={colours.paper} strokeWidth={pens.fine} d={disc(x, y, layers.lay)} />
      {/* The fillers between the cores. */}
      <path
        stroke={colours.outline}
        strokeWidth={pens.fine}
        d={repeat(3, (index) =>
          repeat(3, (line) => {
            const from = polar(layers.lay - 8 - line * 9, 90 + index * 120 - 14 + line * 3);
            const to = polar(layers.lay - 8 - line * 9, 90 + index * 120 + 14 - line * 3);
            return `M${round(from.x)} ${round(from.y)}A${layers.lay} ${layers.lay} 0 0 1 ${round(to.x)} ${round(to.y)}`;
          }),
        )}
      />
      {cores.map((middle) => (
        <g key={middle.x}>
          <path fill={colours.paper} d={disc(middle.x, middle.y, core)} />
          <path
            strokeWidth={pens.fine}
            d={disc(middle.x, middle.y, core - 3.4) + disc(middle.x, middle.y, conductor + 2.4)}
          />
          <path stroke={colours.accent} strokeWidth={pens.detail} d={strands(middle)} />
        </g>
      ))}
      {/* The stripped cable. */}
      <path fill={colours.paper} strokeWidth={pens.detail} d="M418 124H384V236H418" />
      <path strokeWidth={pens.fine} d={armourLay} />
      <path fill={colours.tinted} d="M480 118H418V242H480" />
      <path fill={colours.tinted} strokeWidth={pens.detail} d="M384 132H362V228H384" />
      <path
        fill={colours.paper}
        strokeWidth={pens.detail}
        d="M362 138H334V166H362M362 166H328V194H362M362 194H334V222H362"
      />
      <path strokeWidth={pens.fine} d="M344 138V166M338 166V194M344 194V222" />
      <path
        stroke={colours.accent}
        strokeWidth={pens.detail}
        d="M334 146H316M334 149H316M334 152H316M334 155H316M334 158H316M316 146V158M328 174H310M328 177H310M328 180H310M328 183H310M328 186H310M310 174V186M334 202H316M334 205H316M334 208H316M334 211H316M334 214H316M316 202V214"
      />
      <Leader part={[450, 120]} words={[424, 76]}>
        Sheath
      </Leader>
      <Leader part={[402, 126]} words={[372, 52]} anchor="middle">
        Steel wires
      </Leader>
      <Leader part={[373, 228]} words={[404, 272]}>
        Bedding
      </Leader>
      <Leader part={[348, 222]} words={[346, 296]} anchor="middle">
        XLPE, screen
      </Leader>
      <Leader part={[322, 212]} words={[318, 322]} anchor="middle">
        Conductor
      </Leader>
    </Sheet>
  );
}
