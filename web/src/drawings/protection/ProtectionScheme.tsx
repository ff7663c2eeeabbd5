import { Blueprint } from '../Blueprint.tsx';
import { ProtectedBay } from './ProtectedBay.tsx';
import { RelayBoxes } from './RelayBoxes.tsx';

const size = { width: 820, height: 796, lettering: 13.5 };

/** The protection of a transformer and a feeder: what each relay measures, what it decides, and what it trips. */
export function ProtectionScheme({ title }: { title: string }) {
  return (
    <Blueprint title={title} size={size}>
      <ProtectedBay />
      <RelayBoxes />
    </Blueprint>
  );
}
