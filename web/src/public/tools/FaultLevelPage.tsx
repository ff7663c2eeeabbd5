import { faultLevelTool as tool } from '../../content/pages/tools-fault-level.ts';
import { staticPart } from '../../shared/static-parts.tsx';
import { Page } from '../../ui/sections/Page.tsx';
import { ToolSheet } from './ToolSheet.tsx';
import { toolData } from './tool-data.ts';

const FaultLevelReading = staticPart(() => import('./FaultLevelReading.tsx'), 'FaultLevelReading');
export const staticParts = [FaultLevelReading];

export function FaultLevelPage() {
  return (
    <Page meta={tool.meta} jsonLd={toolData(tool.meta)}>
      <ToolSheet tool={tool} />
      <FaultLevelReading />
    </Page>
  );
}
