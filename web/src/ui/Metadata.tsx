import { mainMenu, toolsLink } from '../content/firm/navigation.ts';
import { type PageMeta, sharingCard, siteMeta } from '../content/shapes/page-meta.ts';
import { siteOrigin } from '../shared/environment.ts';
import { breadcrumbData, breadcrumbsOf } from './breadcrumbs.ts';

export interface MetadataProps {
  meta: PageMeta;
  /** The structured data (schema.org) of the page, if it has any. */
  jsonLd?: object;
}

/** A page's title, description and sharing tags. React moves them into the document's head. */
export function Metadata({ meta, jsonLd }: MetadataProps) {
  const title = `${meta.title} | ${siteMeta.name}`;
  const address = `${siteOrigin}${meta.path}`;
  const crumbs = breadcrumbsOf(meta, [...mainMenu, toolsLink]);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      <meta name="keywords" content={meta.keywords ?? siteMeta.keywords} />
      {meta.hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:type" content={siteMeta.type} />
      <meta property="og:site_name" content={siteMeta.name} />
      <meta property="og:url" content={address} />
      <meta
        property="og:image"
        content={`${siteOrigin}${meta.hidden ? siteMeta.image : (meta.card ?? sharingCard(meta.path))}`}
      />
      <meta name="twitter:card" content="summary_large_image" />
      {jsonLd && <StructuredData data={jsonLd} />}
      {crumbs.length > 0 && <StructuredData data={breadcrumbData(crumbs, siteOrigin)} />}
    </>
  );
}

function StructuredData({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data; `<` is escaped so that no text can end the element
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}
