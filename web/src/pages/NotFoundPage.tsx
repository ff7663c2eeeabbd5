import styled from '@emotion/styled/base';
import { notFoundPage } from '../content/pages/not-found.ts';
import { productNotFoundPage } from '../content/pages/products.ts';
import { Notice } from '../sections/Notice.tsx';
import { Page } from '../sections/Page.tsx';
import { colours, measures } from '../theme/tokens.ts';

// Every unknown address gets this file. Scripts know from the address that it was a product's, and show that instead.
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
  const product = productNotFoundPage;
  return (
    <Page meta={meta}>
      <ForProducts>
        <strong>{withoutScripts.product}</strong> {withoutScripts.text}{' '}
        <a href={withoutScripts.link.href}>{withoutScripts.link.label}</a>
      </ForProducts>
      <div data-not-found="page">
        <Notice {...notice} />
      </div>
      <template data-not-found="product" data-title={product.meta.title}>
        <Notice label={product.label} title={product.title} text={product.text} actions={product.actions} />
      </template>
    </Page>
  );
}
