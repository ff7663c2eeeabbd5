import styled from '@emotion/styled/base';
import { Text } from '../components/Text.tsx';
import { TitleBlock } from '../components/TitleBlock.tsx';
import { applicationPage } from '../content/pages/application.ts';
import { OwnApplications } from '../features/application/OwnApplications.tsx';
import { Page } from '../sections/Page.tsx';
import { colours, measures, media } from '../theme/tokens.ts';

const edge = `max(${measures.margin}, (100vw - ${measures.contentWidth}px) / 2)`;

const Head = styled('header')({
  display: 'grid',
  padding: `clamp(40px, 5vw, 72px) ${edge} clamp(32px, 4vw, 56px)`,
  background: colours.warm,
  borderBottom: `2px solid ${colours.amber}`,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 380px', alignItems: 'end', gap: 48 },
  [media.print]: {
    padding: '8px 0 16px',
    background: 'none',
    '& h1': { fontSize: '1.75rem' },
    '& p': { display: 'none' },
  },
});

const Sheet = styled('div')({ display: 'none', [media.desktop]: { display: 'block' } });

/** Where applicants see what we hold of them. */
export function ApplicationPage() {
  const { meta, label, title, intro, sheet } = applicationPage;
  return (
    <Page meta={meta}>
      <Head>
        <div>
          <Text variant="overline" css={{ color: colours.slate }}>
            {label}
          </Text>
          <Text variant="h1" css={{ marginTop: 12 }}>
            {title}
          </Text>
          <Text variant="subtitle1" css={{ marginTop: 20, maxWidth: '50ch' }}>
            {intro}
          </Text>
        </div>
        <Sheet>
          <TitleBlock {...sheet} />
        </Sheet>
      </Head>
      <OwnApplications />
    </Page>
  );
}
