import { messages } from '@site/contract/shared/messages';
import type { PageMeta } from '../../shapes/page-meta.ts';

export const notFoundPage = {
  meta: {
    title: 'Page Not Found',
    description:
      'There is no page at this address. Start again from the home page, the services or the open positions.',
    path: '/404',
    hidden: true,
  } satisfies PageMeta,
  label: 'Open circuit · 404',
  title: 'Page Not Found',
  text: 'Nothing is connected at this address. The page may have been moved, or the link that brought you here is faulty.',
  withoutScripts: {
    product: messages.productNotFound,
    text: '– if the address that you followed was a product’s.',
    link: { label: 'See all products', href: '/products' },
  },
  actions: [
    { label: 'Back to the home page', href: '/' },
    { label: 'See open positions', href: '/careers' },
    { label: 'Contact Us', href: '/contact' },
  ],
};
