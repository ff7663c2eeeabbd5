import { inBulkActions } from '@ohmbridge/contract/desk/desk-limits';
import { sendMessageRoute } from '@ohmbridge/contract/desk/desk-routes';
import type { SendingTime } from '@ohmbridge/contract/desk/desk-schemas';
import { templateMovesTo } from '@ohmbridge/contract/desk/message-templates';
import type { ApplicationStatus } from '@ohmbridge/contract/desk/submission-kinds';
import { messages } from '@ohmbridge/contract/shared/messages';
import { useFirestore } from 'reactfire';
import { messageCopy } from '../../content/admin-messages.ts';
import { callApi } from '../../shared/api.ts';
import { useNotify } from '../components/Notices.tsx';
import { useCallAsAdmin } from '../session/call-as-admin.ts';
import { readMessageTemplate } from './message-templates.ts';
import { useUnsend, type WaitingMessage } from './TakeBack.tsx';

const kind = 'applications';
const name = 'not-this-time' as const;

/** When a refusal leaves. */
export type RefusalTime = 'now' | SendingTime;

/** The applicants to turn down, and from which statuses: applicants with another status by then are left alone. */
interface Refused {
  ids: readonly string[];
  onlyFrom: ApplicationStatus[];
}

/** Sends each of many applicants the template of a refusal, and shows the result with an Undo button. */
export function useRefusals() {
  const firestore = useFirestore();
  const callAsAdmin = useCallAsAdmin();
  const notify = useNotify();
  const unsend = useUnsend();
  return async ({ ids, onlyFrom }: Refused, time: RefusalTime): Promise<void> => {
    const sent: (WaitingMessage & { leavesAt: string })[] = [];
    const failures = new Set<string>();
    try {
      const { version, ...words } = await readMessageTemplate(firestore, name);
      const message = { ...words, template: { name, version }, status: templateMovesTo[name], onlyFrom };
      for (const some of inBulkActions(ids)) {
        const body = { ...message, ids: some, ...(time !== 'now' && { leavesAt: time }) };
        const { data } = await callAsAdmin((token) =>
          callApi(sendMessageRoute, { token, parameters: { kind }, body, idempotencyKey: crypto.randomUUID() }),
        );
        for (const outcome of data.outcomes)
          if (outcome.done) sent.push({ kind, ...outcome });
          else failures.add(outcome.message);
      }
    } catch (error) {
      failures.add(error instanceof Error ? error.message : messages.unexpected);
    }
    const leaving = sent.map(({ leavesAt }) => leavesAt).toSorted();
    notify({
      severity: failures.size > 0 ? 'error' : 'success',
      message: [messageCopy.refused(sent.length, time === 'now' ? undefined : leaving[0]), ...failures].join(' '),
      undo: sent.length > 0 ? () => void unsend(sent) : undefined,
    });
  };
}
