import type { PageMeta } from '../../shapes/page-meta.ts';

/** The page for independent connection providers. Its text is in `connection-providers-static.ts`. */
export const connectionProvidersPage = {
  meta: {
    title: 'Design for independent connection providers',
    description:
      'Contestable design, EREC G81 submissions, protection settings and earthing for independent connection providers, from the point of connection to adoption.',
    path: '/connection-providers',
    keywords: 'independent connection provider, ICP design, contestable design, EREC G81, NERS, adoption, IDNO',
  } satisfies PageMeta,
} as const;
