import type { BulkMailAction } from '@ohmbridge/functions/contract/bulk-mails';
import { messages } from '@ohmbridge/functions/contract/messages';
import { ApiError, callApi } from '../../../lib/api.ts';
import { useRowActions } from '../components/use-row-actions.ts';
import type { ListedMail } from './mails.ts';

/** Sends mails, or deletes them, and tells how the last of it went. */
export function useMailActions() {
  const { carryOut, busyRow, outcome } = useRowActions(['mails']);
  const call = (name: 'retryMailRoute' | 'discardMailRoute', { id }: ListedMail, message: string) =>
    carryOut(id, async (token) => {
      const { [name]: route } = await mailRoutes();
      await callApi(route, { token, parameters: { id } });
      return { message };
    });
  return {
    outcome,
    /** The mail, or what is being done about all of them. */
    busy: busyRow,
    /** @param message what to say when it is on its way */
    send: (mail: ListedMail, message: string) => call('retryMailRoute', mail, message),
    discard: (mail: ListedMail, message: string) => call('discardMailRoute', mail, message),
    /** @param message what to say about as many as it was done to */
    forAll: (action: BulkMailAction, message: (count: number) => string) =>
      carryOut(action, async (token) => ({ message: message(await countDone(action, token)) })),
  };
}

/** Has it done a page at a time. */
async function countDone(action: BulkMailAction, token: string, after?: string): Promise<number> {
  const body = { action, ...(after !== undefined && { after }) };
  const { bulkMailsRoute } = await mailRoutes();
  const { data } = await callApi(bulkMailsRoute, { token, body });
  return data.done + (data.next === undefined ? 0 : await countDone(action, token, data.next));
}

/** The first screen shows mails that wait for somebody: what is done about them is loaded when somebody does it. */
function mailRoutes() {
  return import('@ohmbridge/functions/contract/mail-routes').catch(() => {
    throw new ApiError(messages.unreachable, 0);
  });
}
