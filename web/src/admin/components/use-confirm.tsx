import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, type RefObject, use, useEffect, useRef, useState } from 'react';
import { adminCopy } from '../../content/product/admin.ts';
import { AdminDialog } from './AdminDialog.tsx';
import { QuestionContext } from './Questions.tsx';

/**
 * Gives a function that asks the admin a question and resolves to whether the admin confirmed it. The question closes with the
 * component that asked it. If another component asks in the meantime, the first question counts as not confirmed, unless its
 * action has begun. Back does that before it leaves a form. While a question is open, a second question of the same component
 * counts as not confirmed.
 */
export function useConfirm() {
  const { show, hide } = use(QuestionContext);
  const withdraw = useRef<() => void>(undefined);
  useEffect(() => () => withdraw.current?.(), []);

  return ({ act, ...question }: Question) =>
    new Promise<boolean>((resolve) => {
      if (withdraw.current) return resolve(false);
      let hasBegun = false;
      // The dialog closes and the focus returns before the caller continues.
      const end = (isConfirmed: boolean) => {
        withdraw.current = undefined;
        hide(asked);
        resolve(isConfirmed);
      };
      const begin = async () => {
        hasBegun = true;
        await act?.();
      };
      const asked = {
        dialog: <ConfirmDialog key={crypto.randomUUID()} {...question} act={act && begin} onAnswer={end} />,
        giveUp() {
          if (!hasBegun) end(false);
        },
      };
      withdraw.current = () => end(false);
      show(asked);
    });
}

export interface Question {
  title: string;
  /** The paragraphs. A paragraph whose condition is false is left out. */
  text: readonly (string | false)[];
  fields?: ReactNode;
  confirm: string;
  cancel?: string;
  /** Whether the confirm button has the focus, so that Enter confirms. Used for actions that the admin can undo. */
  startsOnConfirm?: boolean;
  /** The confirmed action. The dialog stays until the action has ended, and the action itself reports its failure. */
  act?: (() => Promise<unknown>) | undefined;
  busy?: string;
  /** Takes the focus after the dialog closes, if the element that had the focus is gone. */
  focusAfterwards?: RefObject<HTMLElement | null> | undefined;
}

interface ConfirmDialogProps extends Question {
  onAnswer: (isConfirmed: boolean) => void;
}

/** Asks before an action that ends or deletes something. The harmless button has the focus by default. */
function ConfirmDialog({
  title,
  text,
  fields,
  confirm,
  cancel = adminCopy.cancel,
  startsOnConfirm = false,
  act,
  busy = confirm,
  focusAfterwards,
  onAnswer,
}: ConfirmDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const carryOut = async () => {
    if (act) {
      setIsBusy(true);
      await act().catch(() => undefined);
    }
    onAnswer(true);
  };
  return (
    <AdminDialog
      role="alertdialog"
      title={title}
      text={text.map((words) => words && <p key={words}>{words}</p>)}
      onEscape={() => {
        if (!isBusy) onAnswer(false);
      }}
      focusAfterwards={focusAfterwards}
    >
      {fields && <Box sx={{ mt: 2 }}>{fields}</Box>}
      <Stack direction="row" sx={{ mt: '28px', flexWrap: 'wrap', gap: '12px' }}>
        <Button
          autoFocus={startsOnConfirm}
          variant="contained"
          color="error"
          size="small"
          disabled={isBusy}
          // A key that was pressed before the question and is still held must not answer the question.
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          onClick={() => void carryOut()}
        >
          {isBusy ? busy : confirm}
        </Button>
        <Button
          autoFocus={!startsOnConfirm}
          variant="outlined"
          size="small"
          disabled={isBusy}
          onClick={() => onAnswer(false)}
        >
          {cancel}
        </Button>
      </Stack>
    </AdminDialog>
  );
}
