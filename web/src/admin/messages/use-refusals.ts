import { inBulkActions } from '@site/contract/desk/desk-limits';
import { sendMessageRoute } from '@site/contract/desk/desk-routes';
import type { SendingTime } from '@site/contract/desk/desk-schemas';
import { templateMovesTo } from '@site/contract/desk/message-templates';
import type { RejectionReason } from '@site/contract/desk/rejection-reasons';
import type { ApplicationStatus } from '@site/contract/desk/submission-kinds';
import { useFirestore } from 'reactfire';
import { messageCopy } from '../../content/product/admin-messages.ts';
import { messageOf } from '../../shared/api.ts';
import { useActions } from '../components/use-actions.ts';
import { useCall } from '../session/call-as-admin.ts';
import { readMessageTemplate } from './message-templates.ts';
import { useUnsend, type WaitingMessage } from './TakeBack.tsx';

const kind = 'applications';
const name = 'not-this-time' as const;

export type RefusalTime = 'now' | SendingTime;

/**
 * The applicants to turn down, and the statuses that they must still have. Applicants with another status by then get no
 * message.
 */
interface Refused {
  ids: readonly string[];
  onlyFrom: ApplicationStatus[];
  reason?: RejectionReason | undefined;
}

/** Gives a function that sends each of many applicants the refusal template, and shows the result with an Undo button. */
export function useRefusals() {
  const firestore = useFirestore();
  const call = useCall();
  const { carryOut } = useActions(['refusals'], { inTurn: true });
  const { unsend } = useUnsend();
  return async ({ ids, onlyFrom, reason }: Refused, time: RefusalTime): Promise<void> => {
    const sent: (WaitingMessage & { leavesAt: string })[] = [];
    const failures = new Set<string>();
    const send = async () => {
      const { version, ...words } = await readMessageTemplate(firestore, name);
      const message = { ...words, template: { name, version }, status: templateMovesTo[name], reason, onlyFrom };
      for (const some of inBulkActions(ids)) {
        const body = { ...message, ids: some, ...(time !== 'now' && { leavesAt: time }) };
        const idempotencyKey = crypto.randomUUID();
        const { data } = await call(sendMessageRoute, { parameters: { kind }, body, idempotencyKey });
        for (const outcome of data.outcomes)
          if (outcome.done) sent.push({ kind, ...outcome });
          else failures.add(outcome.message);
      }
    };
    const act = async () => {
      await send().catch((error: unknown) => failures.add(messageOf(error)));
      const [first] = sent.map(({ leavesAt }) => leavesAt).toSorted();
      const message = messageCopy.refused(sent.length, time === 'now' ? undefined : first);
      return { message: [message, ...failures].join(' '), isPartial: failures.size > 0 };
    };
    await carryOut('refusals', act, { undo: () => (sent.length > 0 ? () => void unsend(sent) : undefined) });
  };
}
