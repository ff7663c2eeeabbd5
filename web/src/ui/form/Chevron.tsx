/** The mark of a list that opens, for the selects of Material UI, which position and colour it. */
export function Chevron({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="4 5 16 16" width="1em" height="1em" aria-hidden="true" focusable="false">
      <path d="m7 10 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
