import { generatorRouteTool as tool } from '../../content/pages/tools-generator-route.ts';
import { still } from '../../shared/still.tsx';
import { Page } from '../../ui/sections/Page.tsx';
import { ToolSheet } from './ToolSheet.tsx';
import { toolData } from './tool-data.ts';

export const Reading = still(() =>
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
