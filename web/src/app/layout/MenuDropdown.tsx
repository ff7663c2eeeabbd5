import styled from '@emotion/styled';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { interfaceWords } from '../../content/interface.ts';
import { colours, measures, timings } from '../../theme/tokens.ts';
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
  '&[hidden]': { display: 'none' },
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

const SubLink = styled(NavLink)({
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
 * pattern of the ARIA practices guide). Escape closes it and gives the focus back.
 */
export function MenuDropdown({ name, link, subItems }: MenuDropdownProps) {
  // Two reasons to be open. Focus that leaves, as it does when the next page comes, ends one of them only.
  const [isPointedAt, setPointedAt] = useState(false);
  const [isExpanded, setExpanded] = useState(false);
  const open = isPointedAt || isExpanded;
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);

  const close = () => {
    setPointedAt(false);
    setExpanded(false);
  };
  // A mouse has opened the list by coming here: its click must not close it again.
  const toggleOpen = ({ nativeEvent }: MouseEvent) => {
    const isMouse = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse';
    if (isMouse) setPointedAt(true);
    else if (open) close();
    else setExpanded(true);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    close();
    toggle.current?.focus();
  };
  const closeWhenFocusLeaves = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setExpanded(false);
  };

  return (
    <Item
      onPointerEnter={(event) => event.pointerType === 'mouse' && setPointedAt(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setPointedAt(false)}
      onKeyDown={closeOnEscape}
      onBlur={closeWhenFocusLeaves}
    >
      <MenuLink to={link} onClick={close}>
        {name}
      </MenuLink>
      <Toggle
        ref={toggle}
        type="button"
        aria-label={interfaceWords.showSubMenu(name)}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={toggleOpen}
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
      <Panel id={panelId} hidden={!open}>
        {subItems.map((subItem) => (
          <li key={subItem.link}>
            <SubLink to={subItem.link} end onClick={close}>
              {subItem.name}
            </SubLink>
          </li>
        ))}
      </Panel>
    </Item>
  );
}
