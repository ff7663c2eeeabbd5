import { createContext, type ReactNode, useState } from 'react';

type Show = (next: (shown: ReactNode) => ReactNode) => void;

/** Shows a dialog over the dashboard, or takes it away. */
export const ShowQuestion = createContext<Show>(() => undefined);

/** The place of the one open question. Screens ask with `useConfirm`, which brings the code of the dialog. */
export function Questions({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<ReactNode>();
  return (
    <ShowQuestion value={setQuestion}>
      {children}
      {question}
    </ShowQuestion>
  );
}
