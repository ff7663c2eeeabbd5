import { colours, families } from '../ui/theme/tokens.ts';

/** A portrait made of initials, with centre lines, guide lines and an outline as on a drawing sheet. Decorative. */
export function Monogram({ letters }: { letters: string }) {
  return (
    <svg
      width="100%"
      height="100%"
      viewBox="0 0 400 440"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke={colours.onDarkHairline}
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 155H400M0 285H400M0 90H400M0 350H400M100 0V440M300 0V440" />
      <path d="M200 0V440M0 220H400" stroke={colours.drawing} strokeOpacity="0.5" strokeDasharray="18 5 4 5" />
      <circle cx="200" cy="220" r="150" stroke={colours.drawing} strokeOpacity="0.6" />
      <circle cx="200" cy="220" r="166" strokeDasharray="3 6" />
      <text
        x="200"
        y="266"
        textAnchor="middle"
        stroke={colours.accent}
        strokeWidth="2"
        style={{
          fontFamily: families.heading,
          fontSize: letters.length > 2 ? 108 : 132,
          fontWeight: 600,
          letterSpacing: '0.02em',
        }}
      >
        {letters}
      </text>
      <path d="M50 220h-14M350 220h14M200 70v-14M200 370v14" stroke={colours.accent} strokeWidth="2" />
    </svg>
  );
}
