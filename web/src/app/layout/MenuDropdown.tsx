import styled from '@emotion/styled/base';
import { useId } from 'react';
import { interfaceCopy } from '../../content/interface.ts';
import { colours, measures, timings } from '../../theme/tokens.ts';
import { useIsCurrent } from './current-path.ts';
import { MenuLink } from './MenuLink.tsx';

const Item = styled('li')({ position: 'relative', display: 'flex', alignItems: 'center', gap: 0 });

const Toggle = styled('button')({
  width: 32,
  height: 44,
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '& svg': { transition: `transform ${timings.quick}` },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
});

// Its sub-pages hang off one conductor, like bays off a busbar.
const Panel = styled('ul')({
  position: 'absolute',
  top: measures.headerHeight - 1,
  left: -20,
  minWidth: 300,
  padding: '14px 0',
  listStyle: 'none',
  background: colours.paper,
  border: `1px solid ${colours.hairline}`,
  borderTop: `2px solid ${colours.amber}`,
  display: 'none',
  '[aria-expanded="true"] + &': { display: 'block' },
  '@media (scripting: none)': { 'li:hover > &, li:focus-within > &': { display: 'block' } },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 27,
    top: 0,
    bottom: 36,
    width: 2,
    background: colours.amber,
  },
});

const SubLink = styled('a')({
  position: 'relative',
  display: 'block',
  padding: '10px 28px 10px 58px',
  color: colours.ink,
  textDecoration: 'none',
  fontSize: '1.0625rem',
  lineHeight: 1.4,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 28,
    top: '50%',
    width: 16,
    height: 2,
    background: colours.amber,
    transition: `width ${timings.quick}`,
  },
  '&:hover::before, &[aria-current="page"]::before': { width: 24 },
  '&:hover': { background: colours.warm },
  '&[aria-current="page"]': { fontWeight: 600 },
  '&:focus-visible': { outlineOffset: -4 },
});

interface MenuDropdownProps {
  name: string;
  link: string;
  subItems: readonly { name: string; link: string }[];
}

/**
 * A menu entry with sub-pages: the name is a link, and the list opens by hover or by its own button (the disclosure
 * pattern of the ARIA practices guide), from the first paint on: see `islands/early-input.ts`.
 */
export function MenuDropdown({ name, link, subItems }: MenuDropdownProps) {
  const isCurrent = useIsCurrent();
  const panelId = useId();
  return (
    <Item>
      <MenuLink href={link} {...isCurrent(link)}>
        {name}
      </MenuLink>
      <Toggle
        type="button"
        aria-label={interfaceCopy.showSubMenu(name)}
        aria-expanded={false}
        aria-controls={panelId}
        data-disclosure=""
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
      </Toggle>
      <Panel id={panelId}>
        {subItems.map((subItem) => (
          <li key={subItem.link}>
            <SubLink href={subItem.link} {...isCurrent(subItem.link, true)}>
              {subItem.name}
            </SubLink>
          </li>
        ))}
      </Panel>
    </Item>
  );
}
