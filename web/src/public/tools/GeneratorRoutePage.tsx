import { generatorRouteTool as tool } from '../../content/pages/tools-generator-route.ts';
import { staticPart } from '../../shared/static-parts.tsx';
import { Page } from '../../ui/sections/Page.tsx';
import { ToolSheet } from './ToolSheet.tsx';
import { toolData } from './tool-data.ts';

const GeneratorRouteReading = staticPart(() => import('./GeneratorRouteReading.tsx'), 'GeneratorRouteReading');
export const staticParts = [GeneratorRouteReading];

export function GeneratorRoutePage() {
  return (
    <Page meta={tool.meta} jsonLd={toolData(tool.meta)}>
      <ToolSheet tool={tool} />
      <GeneratorRouteReading />
    </Page>
  );
}
