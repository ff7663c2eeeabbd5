import { siteMeta } from '../../content/page-meta.ts';

/** The title of a screen of the admin area, which no search engine should list. */
export function AdminTitle({ title }: { title: string }) {
  return (
    <>
      <title>{`${title} | ${siteMeta.name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
