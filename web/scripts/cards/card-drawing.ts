import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { colours } from '../../src/theme/tokens.ts';

// The drawing on the right of every sharing card: a transformer feeder on a busbar, in the symbols of IEC 60617.

const feeder = 1000;
const busbar = 470;

const network = [
  // Incoming line with its disconnector (open contact), circuit-breaker and current transformer.
  `M${feeder} -10V62M${feeder - 10} 62h20M${feeder} 98L${feeder - 15} 68M${feeder} 98V134`,
  `M${feeder - 7} 127l14 14m0-14-14 14M${feeder} 172L${feeder - 15} 140M${feeder} 172V262`,
  `M${feeder + 10} 212a10 10 0 1 1-20 0a10 10 0 1 1 20 0`,
  // The upper winding, and the way down to the busbar.
  `M${feeder + 34} 296a34 34 0 1 1-68 0a34 34 0 1 1 68 0M${feeder} 372V${busbar}`,
  // Two outgoing feeders.
  ...[930, 1090].map(
    (x) =>
      `M${x} ${busbar}v22M${x - 7} ${busbar + 15}l14 14m0-14-14 14M${x} ${busbar + 60}l-15-32M${x} ${busbar + 60}V640`,
  ),
].join('');

const emphasised = [`M${feeder + 34} 338a34 34 0 1 1-68 0a34 34 0 1 1 68 0`, `M858 ${busbar}H1210`].join('');

/** Draws the sheet's grid. */
export function drawGrid(context: SKRSContext2D, width: number, height: number): void {
  context.strokeStyle = colours.onDarkHairline;
  context.globalAlpha = 0.35;
  context.lineWidth = 1;
  for (let x = 24.5; x < width; x += 48) context.stroke(new Path2D(`M${x} 0V${height}`));
  for (let y = 24.5; y < height; y += 48) context.stroke(new Path2D(`M0 ${y}H${width}`));
  context.globalAlpha = 1;
}

/** Draws the network. */
export function drawNetwork(context: SKRSContext2D): void {
  context.lineWidth = 3.5;
  context.strokeStyle = colours.drawing;
  context.stroke(new Path2D(network));
  context.strokeStyle = colours.amber;
  context.stroke(new Path2D(emphasised));
}

/** The firm's sign, 64 units wide. */
export function drawSign(context: SKRSContext2D, x: number, y: number, scale: number): void {
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  context.lineWidth = 5;
  context.strokeStyle = colours.onDark;
  context.stroke(
    new Path2D('M4 48h17v-7.4c-5.2-3-8.6-8.3-8.6-14.6a19.6 19.6 0 0 1 39.2 0c0 6.3-3.4 11.6-8.6 14.6V48h17'),
  );
  context.lineWidth = 4;
  context.strokeStyle = colours.amber;
  context.stroke(new Path2D('M4 57.5h56'));
  context.restore();
}
