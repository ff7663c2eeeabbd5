import styled from '@emotion/styled/base';
import { Text } from '../components/Text.tsx';
import { applicationPage } from '../content/pages/application.ts';
import { OwnApplicationsIsland } from '../features/application/OwnApplications.tsx';
import { Page } from '../sections/Page.tsx';
import { colours, measures } from '../theme/tokens.ts';

const edge = `max(${measures.margin}, (100vw - ${measures.contentWidth}px) / 2)`;

const Head = styled('header')({
  display: 'grid',
  gap: 20,
  padding: `clamp(40px, 5vw, 72px) ${edge} clamp(32px, 4vw, 56px)`,
  background: colours.warm,
  borderBottom: `2px solid ${colours.amber}`,
});

/** Where applicants see what we hold of them. */
export function ApplicationPage() {
  const { meta, label, title, intro } = applicationPage;
  return (
    <Page meta={meta}>
      <Head>
        <Text variant="overline" css={{ color: colours.slate }}>
          {label}
        </Text>
        <Text variant="h1">{title}</Text>
        <Text variant="subtitle1" css={{ maxWidth: '54ch' }}>
          {intro}
        </Text>
      </Head>
      <OwnApplicationsIsland />
    </Page>
  );
}
