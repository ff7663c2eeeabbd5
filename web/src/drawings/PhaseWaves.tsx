import styled from '@emotion/styled/base';
import { colours, media } from '../ui/theme/tokens.ts';

const period = 480;
const shape = { period, periods: 4, amplitude: 96 };

// The three traces: the phase and the pen of each.
const phases = [
  { degrees: 0, stroke: colours.accent, pen: 2.5 },
  { degrees: 120, stroke: colours.drawing, pen: 1.5 },
  { degrees: 240, stroke: colours.onDarkSoft, pen: 1.5 },
].map((phase) => ({ ...phase, path: sineWave({ ...shape, degrees: phase.degrees }) }));

const Screen = styled('svg')({
  width: '100%',
  height: '100%',
  [media.motion]: {
    '& [data-moving]': {
      animation: 'phase-waves 9s linear infinite',
      '@keyframes phase-waves': { to: { transform: `translateX(${-period}px)` } },
    },
  },
});

/** Three phases on the screen of a fault recorder. One period takes nine seconds. Decorative. */
export function PhaseWaves() {
  const graticule = [
    ...Array.from({ length: 25 }, (_, index) => `M${index * 60} 0V480`),
    ...Array.from({ length: 9 }, (_, index) => `M0 ${index * 60}H1440`),
  ].join('');
  return (
    <Screen viewBox="0 0 1440 480" preserveAspectRatio="xMaxYMid slice" fill="none" aria-hidden="true">
      <path d={graticule} stroke={colours.onDarkHairline} strokeWidth="1" strokeOpacity="0.55" />
      <path d="M0 240H1440" stroke={colours.onDarkHairline} strokeWidth="1.5" />
      <g transform="translate(0 240)">
        <g data-moving="">
          {phases.map(({ degrees, stroke, pen, path }) => (
            <path key={degrees} d={path} stroke={stroke} strokeWidth={pen} />
          ))}
        </g>
      </g>
    </Screen>
  );
}

/**
 * Gives the path data of a sine wave about `y = 0`: `periods` periods of `period` units, `amplitude` high, and `degrees` late.
 * Twelve cubic curves form one period. Each has the slope of the sine at both ends, so the eye sees a sine.
 */
export function sineWave(wave: { period: number; periods: number; amplitude: number; degrees: number }): string {
  const { period, periods, amplitude, degrees } = wave;
  const step = period / 12;
  const phase = (x: number) => (2 * Math.PI * x) / period - (degrees * Math.PI) / 180;
  const level = (x: number) => -amplitude * Math.sin(phase(x));
  const slope = (x: number) => -amplitude * Math.cos(phase(x)) * ((2 * Math.PI) / period);
  const round = (value: number) => Math.round(value * 10) / 10;
  let path = `M0 ${round(level(0))}`;
  for (let piece = 0; piece < 12 * periods; piece += 1) {
    const from = piece * step;
    const to = from + step;
    const controls = [
      from + step / 3,
      level(from) + (slope(from) * step) / 3,
      to - step / 3,
      level(to) - (slope(to) * step) / 3,
    ];
    path += `C${[...controls, to, level(to)].map(round).join(' ')}`;
  }
  return path;
}
