import styled from '@emotion/styled/base';
import type { User } from '@ohmbridge/functions/contract/user';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { dashboardCopy } from '../../../content/admin.ts';
import { colours, families, measures } from '../../../theme/tokens.ts';
import { Sidebar } from './Sidebar.tsx';

const Bar = styled('div')({
  minHeight: 68,
  padding: '8px 20px',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
});

const Title = styled('p')({ fontFamily: families.heading, fontSize: '1.125rem', fontWeight: 600 });

const Toggle = styled('button')({
  minHeight: 44,
  padding: '6px 14px',
  border: `1px solid ${colours.outline}`,
  borderRadius: measures.radius,
  background: colours.paper,
  fontWeight: 600,
  cursor: 'pointer',
});

const Panel = styled('dialog')({
  width: 'min(320px, 86vw)',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  borderRight: `1px solid ${colours.hairline}`,
  background: colours.warm,
  color: colours.ink,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&::backdrop': { background: 'rgb(7 22 39 / 0.55)' },
});

const PanelHead = styled('div')({ position: 'absolute', top: 12, right: 12 });

/** The sidebar on small screens: a button opens it over the page; a choice, Escape or a click beside it closes it. */
export function SidebarDialog({ user }: { user: User }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const id = useId();
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the location is what closes it
  useEffect(() => {
    dialog.current?.close();
  }, [key]);

  const show = () => {
    dialog.current?.showModal();
    setOpen(true);
  };

  return (
    <Bar>
      <Title>{dashboardCopy.title}</Title>
      <Toggle type="button" aria-expanded={open} aria-controls={id} onClick={show}>
        {dashboardCopy.openMenu}
      </Toggle>
      <Panel
        ref={dialog}
        id={id}
        aria-label={dashboardCopy.navigation}
        onClose={() => setOpen(false)}
        onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      >
        <PanelHead>
          <Toggle type="button" onClick={() => dialog.current?.close()}>
            {dashboardCopy.closeMenu}
          </Toggle>
        </PanelHead>
        <Sidebar user={user} />
      </Panel>
    </Bar>
  );
}
