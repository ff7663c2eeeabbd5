import type { ReactNode } from 'react';

// All icons are 48 units square, and have one line width and open line ends. Things on the ground stand on a line at 42.
const marks = {
  // A table of solar modules on its tracker post, with the two cables of its string.
  solar: (
    <>
      <path d="M6 27 16 9h28L34 27zM12.7 15h28M9.3 21h28M23 9 13.5 27M32.5 9 23.5 27" />
      <path d="M22 27v15M16 42h12M27 27v7h7" />
    </>
  ),
  // Three blades at 120 degrees, and a tapered tower.
  wind: (
    <>
      <circle cx="24" cy="17" r="2.2" />
      <path d="M24 14.8c-1.8-4-1.6-9 .6-12.6 1.3 4.2 1.2 8.6-.6 12.6M26 18c4.4.5 8.6 3.1 10.6 6.8-4.3-.9-8-3.3-10.6-6.800M22 18c-2.6 3.5-6.3 5.9-10.6 6.8 2-3.7 6.2-6.3 10.6-6.8" />
      <path d="M23 20.5 21.5 42h5L25 20.500M14 42h20" />
    </>
  ),
  // Two racks: one on the A feed, one on the B feed.
  dataCentre: (
    <>
      <path d="M9 12h13v26H9zM26 12h13v26H26zM9 18.500h13M9 25h13M9 31.500h13M26 18.500h13M26 25h13M26 31.500h13" />
      <path d="M12 15.200h3M12 21.700h3M12 28.200h3M29 15.200h3M29 21.700h3M29 28.200h3M15.5 12V6M32.5 12V6M6 6h18M27 6h15M9 42h30" />
    </>
  ),
  // Wards on both sides of the core, and the emergency supply at its foot.
  hospital: (
    <>
      <path d="M17 42V8h14v34M17 20H7v22M31 20h10v22M4 42h40" />
      <path d="M24 12.500v9M19.5 17h9M11 25.500h2.500M11 32h2.500M34.5 25.500H37M34.5 32H37M21 42v-9h6v9" />
    </>
  ),
  // A north-light roof, a stack, and a motor.
  manufacturing: (
    <>
      <path d="M5 42V22l9-6v6l9-6v6l9-6v26M32 42V7h6v35M3 42h42" />
      <circle cx="18.5" cy="33" r="5.5" />
      <path d="M16 35.500v-5l2.5 3.5 2.5-3.500v5" />
    </>
  ),
  // A container on plinths with its cells, and the symbol of a cell on the door.
  battery: (
    <>
      <path d="M4 14h40v22H4zM30 14v22M9 36v6M39 36v6M4 42h40" />
      <path d="M9 19v12M13.5 19v12M18 19v12M22.5 19v12M37 18v4M33.5 22h7M35.3 25.500h3.500M37 25.500V31" />
    </>
  ),
  // A single-circuit tower with its insulator strings.
  utilities: (
    <>
      <path d="M15 42 22 6h4l7 36M18 26.5 31.2 33M30 26.5 16.8 33M19.5 19h9M10 42h28" />
      <path d="M8 13h32L26 8.500h-4zM10 13v5M38 13v5M12 22h24l-8-3h-8zM14 22v5M34 22v5" />
    </>
  ),
  // The contact wire with its catenary and droppers, the cantilever, and the rails.
  railway: (
    <>
      <path d="M38 42V6M38 12 20 17.500M38 20l-18-2.500M4 8c8 4 16 4 22 1.500s8-2.5 12-1M4 17.500h34M10 10.600v6.900M17 11.600v5.900M27 9.200v6.1" />
      <path d="M14 26h10l-5-8.500zM10 30h18M4 38h26M4 42h40M9 38v4M16 38v4M23 38v4" />
    </>
  ),
  // A rod in layered soil, with the hemispheres through which the current leaves.
  earthing: (
    <>
      <path d="M4 14h40M24 5v25M20.5 8.500h7" />
      <path d="M18 14a6 6 0 0 0 3 5.200M30 14a6 6 0 0 1-3 5.200M12 14a12 15 0 0 0 24 0M6 14a18 26 0 0 0 36 0" />
      <path d="M4 44h8M16 44h6M26 44h6M36 44h8" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type IndustryIconName = keyof typeof marks;

/** The icon of an industry. Decorative. */
export function IndustryIcon({ name }: { name: IndustryIconName }) {
  return (
    <svg
      width="64"
      height="64"
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      // The line is 1.5 px wide on the screen.
      strokeWidth="1.125"
      aria-hidden="true"
      focusable="false"
    >
      {marks[name]}
    </svg>
  );
}
