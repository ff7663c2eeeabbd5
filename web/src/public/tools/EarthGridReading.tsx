import { earthGridReading as content } from '../../content/pages/tools-earth-grid-reading.ts';
import { ToolStatic } from './ToolStatic.tsx';

export function EarthGridReading() {
  return <ToolStatic path="/tools/earth-grid" {...content} />;
}
