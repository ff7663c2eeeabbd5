/** "This way". Decorative. */
export function Arrow({ backwards = false }: { backwards?: boolean }) {
  return (
    <svg data-arrow="" width="28" height="16" viewBox="0 0 28 16" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={backwards ? 'M28 8H2m7-7L2 8l7 7' : 'M0 8h26m-7-7 7 7-7 7'} strokeWidth="2" />
    </svg>
  );
}
