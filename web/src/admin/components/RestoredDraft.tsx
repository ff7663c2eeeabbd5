import Alert from '@mui/material/Alert';
import { draftCopy } from '../../content/admin.ts';
import { TextAction } from './TextAction.tsx';

interface RestoredDraftProps {
  words: string;
  onDiscard: () => void;
}

/** Says that the form holds what was typed before, for instance before the session ended. */
export function RestoredDraft({ words, onDiscard }: RestoredDraftProps) {
  return (
    <Alert
      severity="success"
      icon={false}
      role="status"
      action={<TextAction onClick={onDiscard}>{draftCopy.discard}</TextAction>}
    >
      {words}
    </Alert>
  );
}
