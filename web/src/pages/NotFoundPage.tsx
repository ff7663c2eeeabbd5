import styled from '@emotion/styled';
import { InternalLink } from '../components/InternalLink.tsx';
import { notFoundPage } from '../content/pages/not-found.ts';
import { Notice } from '../sections/Notice.tsx';
import { Page } from '../sections/Page.tsx';
import { colours, measures } from '../theme/tokens.ts';

// Every unknown address gets this file. Scripts know from the address that it was a product's, and show that page instead.
const ForProducts = styled('div')({
  display: 'none',
  '@media (scripting: none)': { display: 'block' },
  padding: `24px max(${measures.margin}, (100vw - ${measures.contentWidth}px) / 2)`,
  borderTop: `2px solid ${colours.amber}`,
  fontSize: '1.0625rem',
  lineHeight: 1.6,
});

export function NotFoundPage() {
  const { meta, withoutScripts, ...notice } = notFoundPage;
  return (
    <Page meta={meta}>
      <ForProducts>
        <strong>{withoutScripts.product}</strong> {withoutScripts.text}{' '}
        <InternalLink href={withoutScripts.link.href}>{withoutScripts.link.label}</InternalLink>
      </ForProducts>
      <Notice {...notice} />
    </Page>
  );
}
