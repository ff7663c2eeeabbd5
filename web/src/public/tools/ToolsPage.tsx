import { toolsPage } from '../../content/product/pages/tools.ts';
import { staticPart } from '../../shared/static-parts.tsx';
import { Page } from '../../ui/sections/Page.tsx';

const ToolsHead = staticPart(() => import('./ToolsStatic.tsx'), 'ToolsHead');
const ToolsStatic = staticPart(() => import('./ToolsStatic.tsx'), 'ToolsStatic');
export const staticParts = [ToolsHead, ToolsStatic];

export function ToolsPage() {
  return (
    <Page meta={toolsPage.meta}>
      <ToolsHead />
      <ToolsStatic />
    </Page>
  );
}
