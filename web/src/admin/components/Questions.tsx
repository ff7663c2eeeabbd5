import { createContext, type ReactNode, useMemo, useRef, useState } from 'react';

interface AskedQuestion {
  dialog: ReactNode;
  /** Closes the question without an answer, because another question replaces it. */
  giveUp: () => void;
}

interface QuestionPlace {
  /** Shows a dialog over the dashboard; it replaces the open dialog. */
  show: (question: AskedQuestion) => void;
  /** Removes a dialog, unless another dialog has replaced it. */
  hide: (question: AskedQuestion) => void;
}

export const QuestionContext = createContext<QuestionPlace>({ show: () => undefined, hide: () => undefined });

/** The place of the open question; at most one is open. Screens ask with `useConfirm`, which loads the code of the dialog. */
export function Questions({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<ReactNode>();
  const open = useRef<AskedQuestion>(undefined);
  const place = useMemo(() => {
    const put = (question: AskedQuestion | undefined) => {
      open.current = question;
      setDialog(question?.dialog);
    };
    return {
      show(question: AskedQuestion) {
        const former = open.current;
        put(question);
        former?.giveUp();
      },
      hide(question: AskedQuestion) {
        if (open.current === question) put(undefined);
      },
    };
  }, []);
  return (
    <QuestionContext value={place}>
      {children}
      {dialog}
    </QuestionContext>
  );
}
