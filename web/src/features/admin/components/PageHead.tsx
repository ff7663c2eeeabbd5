import styled from '@emotion/styled/base';
import type { ReactNode } from 'react';
import { Text } from '../../../components/Text.tsx';
import { siteMeta } from '../../../content/page-meta.ts';
import { colours } from '../../../theme/tokens.ts';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 32px',
  marginBottom: 'clamp(24px, 3vw, 40px)',
});

interface PageHeadProps {
  /** For the browser's tab. */
  title: string;
  /** On the page, where it is not the same. */
  heading?: string;
  label?: string;
  action?: ReactNode;
}

/** The head of a screen of the dashboard: its title and what one can do. */
export function PageHead({ title, heading = title, label, action }: PageHeadProps) {
  return (
    <Head>
      <AdminTitle title={title} />
      <div>
        {label && (
          <Text variant="overline" css={{ color: colours.slate }}>
            {label}
          </Text>
        )}
        <Text variant="h2" as="h1">
          {heading}
        </Text>
      </div>
      {action}
    </Head>
  );
}

/** The title of a screen of the admin area, which no search engine should list. */
function AdminTitle({ title }: { title: string }) {
  return (
    <>
      <title>{`${title} | ${siteMeta.name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
