import { colours } from '../ui/theme/tokens.ts';

/** A source, an open disconnector and a dead load. Decorative. */
export function OpenCircuit() {
  return (
    <svg viewBox="0 0 420 260" fill="none" stroke={colours.ink} strokeWidth="2" aria-hidden="true" focusable="false">
      <path d="M60 130V40h110M250 40h110v70M360 170v50H60v-30" />
      <circle cx="60" cy="160" r="30" fill={colours.paper} />
      <path d="M44 160c5-14 11-14 16 0s11 14 16 0" />
      <path d="M170 40 244 4" stroke={colours.accent} strokeWidth="4" />
      <circle cx="170" cy="40" r="5" fill={colours.paper} />
      <circle cx="250" cy="40" r="5" fill={colours.paper} />
      <path d="M345 110h30v60h-30z" fill={colours.paper} />
      <path d="M200 220v14M184 234h32M190 242h20M196 250h8" />
    </svg>
  );
}
