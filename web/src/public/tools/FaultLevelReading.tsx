import { faultLevelReading as content } from '../../content/pages/tools-fault-level-reading.ts';
import { ToolReading } from './ToolReading.tsx';

export function FaultLevelReading() {
  return <ToolReading path="/tools/fault-level" {...content} />;
}
