import type { PageMeta } from '../../shapes/page-meta.ts';

export const maintenancePage = {
  meta: {
    title: 'Under Maintenance',
    description:
      'This page is being worked on and will be back shortly. Our careers and contact pages are open as usual.',
    path: '/maintenance',
    hidden: true,
  } satisfies PageMeta,
  label: 'Out of service',
  title: 'Under Maintenance',
  text: "We're currently working on this page to serve you better. Please check back soon!",
  actions: [
    { label: 'Back to the home page', href: '/' },
    { label: 'Contact Us', href: '/contact' },
  ],
};
