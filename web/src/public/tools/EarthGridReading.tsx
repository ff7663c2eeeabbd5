import { earthGridReading as content } from '../../content/pages/tools-earth-grid-reading.ts';
import { ToolReading } from './ToolReading.tsx';

export function EarthGridReading() {
  return <ToolReading path="/tools/earth-grid" {...content} />;
}
