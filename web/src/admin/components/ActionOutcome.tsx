import Box from '@mui/material/Box';
import { FormBanner, type Outcome } from '../../ui/form/FormBanner.tsx';
import { dashboardCopy } from '../../content/admin.ts';
import { TextAction } from './TextAction.tsx';

interface ActionOutcomeProps {
  outcome: Outcome | undefined;
  /** Takes it back, where that can be done. */
  onUndo: (() => void) | undefined;
  isBusy?: boolean;
  /** Around it, as long as it says something. */
  margin: string;
}

/** How it went. It stays in sight wherever on the screen it happened. */
export function ActionOutcome({ outcome, onUndo, isBusy, margin }: ActionOutcomeProps) {
  return (
    <Box
      sx={{
        position: 'sticky',
        zIndex: 5,
        // On a phone the bar of the dashboard lies above it.
        top: { xs: 80, lg: 12 },
        '&:has(.MuiAlert-root)': { margin },
      }}
    >
      <FormBanner
        outcome={outcome}
        action={
          onUndo && (
            <TextAction aria-disabled={isBusy} onClick={onUndo}>
              {dashboardCopy.undo}
            </TextAction>
          )
        }
      />
    </Box>
  );
}
