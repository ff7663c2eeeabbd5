import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { emphasised, grid, network, sign } from '../../src/app/job-card/card-design.ts';
import { colours } from '../../src/ui/theme/tokens.ts';

/** Draws the sheet's grid. */
export function drawGrid(context: SKRSContext2D): void {
  context.strokeStyle = colours.onDarkHairline;
  context.globalAlpha = 0.35;
  context.lineWidth = 1;
  context.stroke(new Path2D(grid));
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

/** Draws the firm's sign. */
export function drawSign(context: SKRSContext2D): void {
  context.save();
  context.translate(sign.left, sign.top);
  context.scale(sign.scale, sign.scale);
  context.lineWidth = 5;
  context.strokeStyle = colours.onDark;
  context.stroke(new Path2D(sign.letter));
  context.lineWidth = 4;
  context.strokeStyle = colours.amber;
  context.stroke(new Path2D(sign.line));
  context.restore();
}
