import { generatorRouteReading as content } from '../../content/pages/tools-generator-route-reading.ts';
import { ToolReading } from './ToolReading.tsx';

export function GeneratorRouteReading() {
  return <ToolReading path="/tools/generator-route" {...content} />;
}
