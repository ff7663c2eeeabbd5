import { earthGridTool as tool } from '../../content/pages/tools-earth-grid.ts';
import { staticPart } from '../../shared/static-parts.tsx';
import { Page } from '../../ui/sections/Page.tsx';
import { ToolSheet } from './ToolSheet.tsx';
import { toolData } from './tool-data.ts';

const EarthGridReading = staticPart(() => import('./EarthGridReading.tsx'), 'EarthGridReading');
export const staticParts = [EarthGridReading];

export function EarthGridPage() {
  return (
    <Page meta={tool.meta} jsonLd={toolData(tool.meta)}>
      <ToolSheet tool={tool} />
      <EarthGridReading />
    </Page>
  );
}
