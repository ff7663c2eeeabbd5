import { generatorRouteReading as content } from '../../content/pages/tools-generator-route-reading.ts';
import { ToolStatic } from './ToolStatic.tsx';

export function GeneratorRouteReading() {
  return <ToolStatic path="/tools/generator-route" {...content} />;
}
