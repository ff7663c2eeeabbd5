import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { forgottenPasswordHash, passwordLinkIn } from '@site/contract/team/password-link';
import { type ComponentType, lazy, Suspense } from 'react';
import { adminCopy, loginCopy } from '../../content/product/admin.ts';
import { OpenCircuit } from '../../drawings/OpenCircuit.tsx';
import { useAddress } from '../../shared/address.ts';
import { HomeLink } from '../../ui/Logo.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Page } from '../../ui/sections/Page.tsx';
import { TitleBlock } from '../../ui/TitleBlock.tsx';
import { colours, measures, media } from '../../ui/theme/tokens.ts';
import { FailureAlert } from '../components/FailureAlert.tsx';
import { SignInForm } from './SignInForm.tsx';

const frame = {
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  [media.desktop]: { gridTemplateColumns: 'minmax(520px, 5fr) 7fr' },
} as const;

const sheet = {
  display: 'none',
  [media.desktop]: {
    gridArea: '1 / 2 / 3 / 3',
    display: 'grid',
    gridTemplateRows: '1fr auto',
    p: 6,
    bgcolor: colours.tinted,
    borderLeft: `1px solid ${colours.hairline}`,
    '& > svg': { alignSelf: 'center', justifySelf: 'center', width: 'min(100%, 520px)' },
  },
} as const;

export function LoginPage() {
  return (
    <Page meta={loginCopy.meta}>
      <Box sx={frame}>
        <Toolbar component="header" sx={{ height: measures.headerHeight, px: measures.margin }}>
          <HomeLink />
        </Toolbar>
        <Box
          component="main"
          id="main"
          tabIndex={-1}
          sx={{ p: `clamp(24px, 6vh, 72px) ${measures.margin} 64px`, '& > *': { maxWidth: 440 } }}
        >
          <Typography variant="overline" sx={{ color: 'text.secondary' }}>
            {loginCopy.label}
          </Typography>
          <Typography variant="h2" component="h1" sx={{ mt: 1 }}>
            {loginCopy.meta.title}
          </Typography>
          <Typography sx={{ mt: 1.5, mb: 4, color: 'text.secondary' }}>{loginCopy.intro}</Typography>
          <LoginForm />
        </Box>
        <Box aria-hidden="true" sx={sheet}>
          <OpenCircuit />
          <TitleBlock {...loginCopy.drawing} />
        </Box>
      </Box>
    </Page>
  );
}

// Few admins need these forms, so they load on demand.
const ForgottenPasswordForm = loadedWhenShown(
  async () => (await import('./ForgottenPasswordForm.tsx')).ForgottenPasswordForm,
);
const NewPasswordForm = loadedWhenShown(async () => (await import('./NewPasswordForm.tsx')).NewPasswordForm);

/** Chooses the form by the address: sign-in, the request of a password link, or the new password. */
function LoginForm() {
  const { search, hash } = useAddress();
  const link = passwordLinkIn({ search, hash });
  return (
    <Suspense fallback={<Spinner />}>
      {link ? (
        <NewPasswordForm key={search + hash} link={link} />
      ) : hash === forgottenPasswordHash ? (
        <ForgottenPasswordForm />
      ) : (
        <SignInForm />
      )}
    </Suspense>
  );
}

function loadedWhenShown<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch(() => Unreachable as ComponentType<Props>) }));
}

function Unreachable() {
  return <FailureAlert message={adminCopy.offline} />;
}
