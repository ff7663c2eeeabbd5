import { useState } from 'react';
import { messageCopy } from '../../content/admin-messages.ts';
import { TextAction } from '../components/TextAction.tsx';
import { useUnsend, type WaitingMessage } from './use-unsend.ts';

/** Takes messages back that have not left. */
export function TakeBack({ messages }: { messages: readonly WaitingMessage[] }) {
  const [isBusy, setIsBusy] = useState(false);
  const unsend = useUnsend();
  const takeBack = async () => {
    setIsBusy(true);
    await unsend(messages);
    setIsBusy(false);
  };
  return (
    <TextAction aria-disabled={isBusy} sx={{ py: 0 }} onClick={() => !isBusy && void takeBack()}>
      {isBusy ? messageCopy.takingBack : messageCopy.takeBack}
    </TextAction>
  );
}
