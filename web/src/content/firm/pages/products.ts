import { messages } from '@site/contract/shared/messages';
import { contactAddress } from '../../product/addresses.ts';
import type { PageMeta } from '../../shapes/page-meta.ts';
import type { Product } from '../products.ts';

export const productsPage = {
  meta: {
    title: 'Products',
    description:
      'Transformers, panels, cables, earthing material, chargers and containerised switchrooms, specified by the engineers who studied the network.',
    path: '/products',
  } satisfies PageMeta,
  list: {
    title: 'Specified by study, tested before delivery',
    intro: 'We supply equipment sized by our own calculations. Select a drawing for its data sheet.',
    sheet: { number: 'DRG-300 to 308', shows: 'Register of products', scale: 'Sheet 1 of 1' },
  },
} as const;

export const productPage = {
  back: 'All products',
  features: { label: 'Design', title: 'Key Features' },
  specifications: { label: 'Rating plate', title: 'Specifications' },
  plateType: 'Type',
  applications: { label: 'In service', title: 'Applications' },
  supply: { label: 'Supply', title: 'Manufacturer, delivery and warranty' },
  /** The terms for all products; the weeks and months are samples. */
  supplyTerms: ([from, to]: Product['deliveryWeeks']) => [
    { term: 'Manufacturer', text: 'We ask several. The quotation names each, with its type test certificates.' },
    {
      term: 'Documents',
      text: 'Rating plate, outline drawing and test plan with the quotation; certificates and manual with the delivery.',
    },
    {
      term: 'Delivery',
      text: `Typically ${from}–${to} weeks from approved drawings to the site; the quotation gives the week.`,
    },
    { term: 'Warranty', text: 'Typically 24 months from delivery, or the manufacturer’s own where it is longer.' },
    {
      term: 'Independence',
      text: 'We make a margin on equipment that we supply. Where we also write the specification or compare tenders, we say so in writing, and your engineer makes the choice.',
    },
  ],
  dataSheet: 'Data sheet (PDF)',
  externalLink: 'Visit External Link',
  enquiry: {
    label: 'Ask for a quotation',
    href: contactAddress,
  },
} as const;

export const productNotFoundPage = {
  meta: {
    title: messages.productNotFound,
    description: 'There is no product at this address. All products are on one page, each with its sheet.',
    path: '/product/not-found',
    hidden: true,
  } satisfies PageMeta,
  label: 'Open circuit · 404',
  title: messages.productNotFound,
  text: 'No product is connected at this address. The product may have been renamed, or the link that brought you here is faulty.',
  actions: [
    { label: 'See all products', href: '/products' },
    { label: 'Contact Us', href: '/contact' },
  ],
};
