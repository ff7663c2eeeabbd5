import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { notFoundPage } from '../content/pages/not-found.ts';
import { productNotFoundPage } from '../content/pages/products.ts';
import { Notice } from '../sections/Notice.tsx';
import { Page } from '../sections/Page.tsx';
import { colours } from '../theme/tokens.ts';

// Every unknown address gets this file. Scripts know from the address that it was a product's, and show that instead.
const forProducts = {
  display: 'none',
  '@media (scripting: none)': { display: 'block' },
  py: 3,
  borderTop: `2px solid ${colours.amber}`,
  fontSize: '1.0625rem',
  lineHeight: 1.6,
} as const;

export function NotFoundPage() {
  const { meta, withoutScripts, ...notice } = notFoundPage;
  const product = productNotFoundPage;
  return (
    <Page meta={meta}>
      <Container sx={forProducts}>
        <strong>{withoutScripts.product}</strong> {withoutScripts.text}{' '}
        <Link href={withoutScripts.link.href}>{withoutScripts.link.label}</Link>
      </Container>
      <div data-not-found="page">
        <Notice {...notice} />
      </div>
      <template data-not-found="product" data-title={product.meta.title}>
        <Notice label={product.label} title={product.title} text={product.text} actions={product.actions} />
      </template>
    </Page>
  );
}
