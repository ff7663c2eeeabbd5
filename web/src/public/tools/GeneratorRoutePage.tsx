import { generatorRouteTool as tool } from '../../content/pages/tools-generator-route.ts';
import { staticPart } from '../../shared/static-parts.tsx';
import { Page } from '../../ui/sections/Page.tsx';
import { ToolSheet } from './ToolSheet.tsx';
import { toolData } from './tool-data.ts';

export const Reading = staticPart(() =>
  import('./GeneratorRouteReading.tsx').then((module) => module.GeneratorRouteReading),
);

export function GeneratorRoutePage() {
  return (
    <Page meta={tool.meta} jsonLd={toolData(tool.meta)}>
      <ToolSheet tool={tool} />
      <Reading />
    </Page>
  );
}
