import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import { useId } from 'react';
import type { MenuItem } from '../../content/firm/navigation.ts';
import { interfaceCopy } from '../../content/product/interface.ts';
import { useIsCurrent } from '../../shared/address.ts';
import { colours, measures, pseudoBox, timings } from '../../ui/theme/tokens.ts';

const toggle = {
  width: 32,
  height: 44,
  borderRadius: '2px',
  '& svg': { transition: `transform ${timings.quick}` },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
} as const;

const panel = {
  position: 'absolute',
  top: measures.headerHeight - 1,
  left: -20,
  minWidth: 300,
  borderTop: `2px solid ${colours.accent}`,
  display: 'none',
  '[aria-expanded="true"] + &': { display: 'block' },
  '@media (scripting: none)': { 'li:hover > &, li:focus-within > &': { display: 'block' } },
} as const;

// The sub-pages hang from one line, like bays from a busbar.
const conductor = {
  py: '14px',
  '&::before': { ...pseudoBox, left: 27, top: 0, bottom: 36, width: 2, background: colours.accent },
} as const;

const bay = {
  position: 'relative',
  display: 'block',
  padding: '10px 28px 10px 58px',
  color: 'text.primary',
  fontSize: '1.0625rem',
  lineHeight: 1.4,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 28,
    top: '50%',
    width: 16,
    height: 2,
    background: colours.accent,
    transition: `width ${timings.quick}`,
  },
  '&:hover::before, &[aria-current="page"]::before': { width: 24 },
  '&:hover': { background: colours.tinted },
  '&[aria-current="page"]': { fontWeight: 600 },
  '&:focus-visible': { outlineOffset: -4 },
} as const;

/**
 * The sub-pages of a menu entry. They open by hovering over the entry or by a separate button (the disclosure pattern of
 * the ARIA practices guide), from the first paint on: see `early-input.ts`.
 */
export function MenuDropdown({ name, subItems }: Required<Pick<MenuItem, 'name' | 'subItems'>>) {
  const isCurrent = useIsCurrent();
  const panelId = useId();
  return (
    <>
      <ButtonBase
        aria-label={interfaceCopy.showSubMenu(name)}
        aria-expanded={false}
        aria-controls={panelId}
        data-disclosure=""
        sx={toggle}
      >
        <svg
          width="12"
          height="8"
          viewBox="0 0 12 8"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="m1 1 5 5 5-5" />
        </svg>
      </ButtonBase>
      <Paper variant="outlined" id={panelId} sx={panel}>
        <List disablePadding sx={conductor}>
          {subItems.map((subItem) => (
            <li key={subItem.link}>
              <Link href={subItem.link} underline="none" sx={bay} {...isCurrent(subItem.link, true)}>
                {subItem.name}
              </Link>
            </li>
          ))}
        </List>
      </Paper>
    </>
  );
}
