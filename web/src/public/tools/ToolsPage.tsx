import { toolsPage } from '../../content/pages/tools.ts';
import { staticPart } from '../../shared/static-parts.tsx';
import { Page } from '../../ui/sections/Page.tsx';

export const Head = staticPart(() => import('./ToolsStatic.tsx').then((module) => module.ToolsHead));
export const Reading = staticPart(() => import('./ToolsStatic.tsx').then((module) => module.ToolsStatic));

export function ToolsPage() {
  return (
    <Page meta={toolsPage.meta}>
      <Head />
      <Reading />
    </Page>
  );
}
