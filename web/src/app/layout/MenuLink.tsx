import Link from '@mui/material/Link';
import { colours, measures, timings } from '../../theme/tokens.ts';
import { useIsCurrent } from './current-path.ts';

// The page you are on is energised: an amber bar at the foot of the header.
const menuLink = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: measures.headerHeight,
  px: 1,
  color: 'text.primary',
  fontSize: '1.0625rem',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 8px 0',
    height: 4,
    background: colours.amber,
    transform: 'scaleX(0)',
    transformOrigin: 'left',
    transition: `transform ${timings.quick}`,
  },
  '&:hover::after, &[aria-current="page"]::after': { transform: 'none' },
  '&:focus-visible': { outlineOffset: -10 },
} as const;

/** A first-level link of the main menu. */
export function MenuLink({ name, link }: { name: string; link: string }) {
  const isCurrent = useIsCurrent();
  return (
    <Link href={link} underline="none" sx={menuLink} {...isCurrent(link)}>
      {name}
    </Link>
  );
}
