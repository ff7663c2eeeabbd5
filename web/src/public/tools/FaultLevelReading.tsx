import { faultLevelReading as content } from '../../content/pages/tools-fault-level-reading.ts';
import { ToolStatic } from './ToolStatic.tsx';

export function FaultLevelReading() {
  return <ToolStatic path="/tools/fault-level" {...content} />;
}
