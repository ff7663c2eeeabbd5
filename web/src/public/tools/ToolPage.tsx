import type { PageMeta } from '../../content/shapes/page-meta.ts';
import type { Tool } from '../../content/shapes/tool.ts';
import { siteOrigin } from '../../shared/environment.ts';
import { staticPart } from '../../shared/static-parts.tsx';
import { Page } from '../../ui/sections/Page.tsx';
import { ToolSheet } from './ToolSheet.tsx';

const ToolStatic = staticPart(() => import('./ToolStatic.tsx'), 'ToolStatic');
export const staticParts = [ToolStatic];

/** A tool, with its static text below it. */
export function ToolPage({ content: tool }: { content: Tool }) {
  return (
    <Page meta={tool.meta} jsonLd={toolData(tool.meta)}>
      <ToolSheet tool={tool} />
      <ToolStatic path={tool.meta.path} />
    </Page>
  );
}

/** Gives a tool in the terms of schema.org: free of charge, and with no requirement except a browser. */
const toolData = ({ title, description, path }: PageMeta): object => ({
  '@context': 'https://schema.org',
  '@type': 'WebApplication',
  name: title,
  description,
  url: `${siteOrigin}${path}`,
  applicationCategory: 'UtilitiesApplication',
  browserRequirements: 'JavaScript',
  isAccessibleForFree: true,
});
