import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { productNotFoundPage } from '../content/firm/pages/products.ts';
import { notFoundPage } from '../content/product/pages/not-found.ts';
import { useIsHydrated } from '../shared/address.ts';
import { MessagePage } from '../ui/sections/MessagePage.tsx';
import { Page } from '../ui/sections/Page.tsx';
import { colours } from '../ui/theme/tokens.ts';

const forProducts = {
  display: 'none',
  '@media (scripting: none)': { display: 'block' },
  paddingBlock: 3,
  borderTop: `2px solid ${colours.accent}`,
  fontSize: '1.0625rem',
  lineHeight: 1.6,
} as const;

/** The page for unknown addresses. The server sends one file for all of them; a script recognises the address of a product. */
export function NotFoundPage() {
  const isHydrated = useIsHydrated();
  const isProduct = isHydrated && location.pathname.startsWith('/product/');
  const { withoutScripts } = notFoundPage;
  const { meta, label, title, text, actions } = isProduct ? productNotFoundPage : notFoundPage;
  return (
    <Page meta={meta}>
      <Container sx={forProducts}>
        <strong>{withoutScripts.product}</strong> {withoutScripts.text}{' '}
        <Link href={withoutScripts.link.href}>{withoutScripts.link.label}</Link>
      </Container>
      <MessagePage label={label} title={title} text={text} actions={actions} />
    </Page>
  );
}
