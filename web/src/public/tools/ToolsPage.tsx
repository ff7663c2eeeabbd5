import { toolsPage } from '../../content/pages/tools.ts';
import { still } from '../../shared/still.tsx';
import { Page } from '../../ui/sections/Page.tsx';

export const Head = still(() => import('./ToolsReading.tsx').then((module) => module.ToolsHead));
export const Reading = still(() => import('./ToolsReading.tsx').then((module) => module.ToolsReading));

export function ToolsPage() {
  return (
    <Page meta={toolsPage.meta}>
      <Head />
      <Reading />
    </Page>
  );
}
