import styled from '@emotion/styled/base';
import { loginPath } from '@ohmbridge/functions/contract/password-link';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Spinner } from '../../../components/Spinner.tsx';
import { adminCopy } from '../../../content/admin.ts';
import { colours, measures, media } from '../../../theme/tokens.ts';
import { Failure } from '../components/Failure.tsx';
import { keepNotice, loginPathFor } from '../session/login-path.ts';
import { useSession, useSessionKeeper } from '../session/use-session.ts';
import { SessionData } from './SessionData.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SidebarDialog } from './SidebarDialog.tsx';

const sidebarWidth = 280;

const Frame = styled('div')({ [media.desktop]: { display: 'grid', gridTemplateColumns: `${sidebarWidth}px 1fr` } });

const Aside = styled('aside')({
  display: 'none',
  [media.desktop]: {
    display: 'block',
    background: colours.warm,
    borderRight: `1px solid ${colours.hairline}`,
  },
});

const Rail = styled('div')({ position: 'sticky', top: 0, height: '100dvh', overflowY: 'auto' });

const TopBar = styled('header')({
  position: 'sticky',
  top: 0,
  zIndex: 10,
  background: colours.warm,
  borderBottom: `1px solid ${colours.hairline}`,
  [media.desktop]: { display: 'none' },
});

const Main = styled('main')({
  minWidth: 0,
  minHeight: '80vh',
  padding: `clamp(28px, 4vw, 56px) clamp(20px, 4vw, 64px) 96px`,
  '& > *': { maxWidth: measures.contentWidth },
});

/** The frame of the admin area. Only a signed-in admin gets in; everybody else is led to the log-in screen and back. */
export function DashboardLayout() {
  const session = useSession();
  const keeper = useSessionKeeper();
  const { pathname, search } = useLocation();

  useEffect(() => {
    if (session.status !== 'signed-out') return;
    keepNotice(session.notice);
    const address = session.left ? loginPath : loginPathFor(`${pathname}${search}`);
    // Leaving the page earlier would cut off what is still on its way.
    void keeper.signedOut().then(() => location.replace(address));
  }, [session, keeper, pathname, search]);

  if (session.status !== 'signed-in') {
    return (
      <Main id="main" tabIndex={-1}>
        {session.status === 'unchecked' ? (
          <Failure message={adminCopy.unchecked} onTryAgain={keeper.checkAgain} />
        ) : (
          <Spinner />
        )}
      </Main>
    );
  }
  return (
    <SessionData>
      <Frame>
        <TopBar>
          <SidebarDialog user={session.user} />
        </TopBar>
        <Aside>
          <Rail>
            <Sidebar user={session.user} />
          </Rail>
        </Aside>
        <Main id="main" tabIndex={-1}>
          <Outlet />
        </Main>
      </Frame>
    </SessionData>
  );
}
