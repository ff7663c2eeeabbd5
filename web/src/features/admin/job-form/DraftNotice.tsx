import Alert from '@mui/material/Alert';
import { jobFormWords } from '../../../content/admin.ts';
import { TextAction } from '../TextAction.tsx';
import type { JobDraft } from './job-draft.ts';

interface DraftNoticeProps {
  draft: JobDraft;
  onDiscard: () => void;
}

/** Says that the form holds what was typed before, for instance before the session ended. */
export function DraftNotice({ draft, onDiscard }: DraftNoticeProps) {
  return (
    <Alert
      severity="success"
      icon={false}
      role="status"
      action={<TextAction onClick={onDiscard}>{jobFormWords.discard}</TextAction>}
    >
      {draft.lostFile ? jobFormWords.restoredWithoutFile : jobFormWords.restored}
    </Alert>
  );
}
