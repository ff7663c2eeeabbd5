import styled from '@emotion/styled/base';
import { OpenCircuit } from '../components/drawings/OpenCircuit.tsx';
import { Logo } from '../components/Logo.tsx';
import { Text } from '../components/Text.tsx';
import { TitleBlock } from '../components/TitleBlock.tsx';
import { loginCopy } from '../content/admin.ts';
import { company } from '../content/company.ts';
import { interfaceCopy } from '../content/interface.ts';
import { LoginForm } from '../features/admin/session/LoginForm.tsx';
import { Page } from '../sections/Page.tsx';
import { colours, measures, media } from '../theme/tokens.ts';

const Frame = styled('div')({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  [media.desktop]: { gridTemplateColumns: 'minmax(520px, 5fr) 7fr' },
});

const Head = styled('header')({
  height: measures.headerHeight,
  padding: `0 ${measures.margin}`,
  display: 'flex',
  alignItems: 'center',
});

const HomeLink = styled('a')({ color: colours.ink, textDecoration: 'none' });

const Main = styled('main')({
  padding: `clamp(24px, 6vh, 72px) ${measures.margin} 64px`,
  '& > *': { maxWidth: 440 },
});

const Sheet = styled('div')({
  display: 'none',
  [media.desktop]: {
    gridArea: '1 / 2 / 3 / 3',
    display: 'grid',
    gridTemplateRows: '1fr auto',
    padding: 48,
    background: colours.warm,
    borderLeft: `1px solid ${colours.hairline}`,
    '& > svg': { alignSelf: 'center', justifySelf: 'center', width: 'min(100%, 520px)' },
  },
});

/** Where staff sign in. */
export function LoginPage() {
  return (
    <Page meta={loginCopy.meta}>
      <Frame>
        <Head>
          <HomeLink href="/" aria-label={`${company.name}, ${interfaceCopy.home}`}>
            <Logo />
          </HomeLink>
        </Head>
        <Main id="main" tabIndex={-1}>
          <Text variant="overline" css={{ color: colours.slate }}>
            {loginCopy.label}
          </Text>
          <Text variant="h2" as="h1" css={{ marginTop: 8 }}>
            {loginCopy.meta.title}
          </Text>
          <Text css={{ marginTop: 12, marginBottom: 32, color: colours.slate }}>{loginCopy.intro}</Text>
          <LoginForm />
        </Main>
        <Sheet aria-hidden="true">
          <OpenCircuit />
          <TitleBlock {...loginCopy.drawing} />
        </Sheet>
      </Frame>
    </Page>
  );
}
