import { type BulkMailAction, bulkMailsRoute, discardMailRoute, retryMailRoute } from '@site/contract/mail/mail-routes';
import { limits } from '@site/contract/shared/limits';
import { useRef } from 'react';
import { quarantinedMailCopy } from '../../content/product/quarantined-mails.ts';
import { useActions } from '../components/use-actions.ts';
import { type Call, useCall } from '../session/call-as-admin.ts';
import type { ListedMail } from './mails.ts';

interface MailAnswer {
  message: string;
  /** The ids of the deleted emails, for Undo. */
  discarded?: readonly string[];
}

/** Gives functions that send, delete or restore emails, and show the outcome in a notice. Undo restores deleted emails. */
export function useMailActions() {
  const call = useCall();
  const frame = useRef<HTMLDivElement>(null);
  const { carryOut, busy } = useActions<MailAnswer>(['mails']);
  const restore = (ids: readonly string[]) =>
    carryOut(ids.length === 1 ? String(ids[0]) : 'restore', async () => {
      let count = 0;
      for (let first = 0; first < ids.length; first += limits.mailsPerAnswer) {
        const body = { action: 'restore' as const, ids: ids.slice(first, first + limits.mailsPerAnswer) };
        count += (await call(bulkMailsRoute, { body })).data.done.length;
      }
      return { message: quarantinedMailCopy.putBack(count) };
    });
  function takeBack({ discarded = [] }: MailAnswer) {
    return discarded.length > 0 ? () => void restore(discarded) : undefined;
  }
  return {
    frame,
    /** Wraps an action whose row disappears together with the pressed button: the frame of the list takes the focus first. */
    fromFrame: (act: () => unknown) => () => {
      frame.current?.focus();
      void act();
    },
    /** The id of the busy email, or the name of the running bulk action. */
    busy,
    /** @param message the text of the notice after a success */
    send: ({ id }: ListedMail, message: string) =>
      carryOut(id, async () => {
        await call(retryMailRoute, { parameters: { id } });
        return { message };
      }),
    discard: ({ id }: ListedMail, message: string) =>
      carryOut(
        id,
        async () => {
          await call(discardMailRoute, { parameters: { id } });
          return { message, discarded: [id] };
        },
        { undo: takeBack },
      ),
    /** @param message gives the text of the notice for a number of emails */
    forAll: (action: BulkMailAction, message: (count: number) => string) =>
      carryOut(
        action,
        async () => {
          const done = await doneTo(call, action);
          return {
            message: message(done.length),
            ...((action === 'discard' || action === 'dismiss') && { discarded: done }),
          };
        },
        { undo: takeBack },
      ),
    restore,
  };
}

/** Calls the bulk action page by page, and gives the ids of the changed emails. */
async function doneTo(call: Call, action: BulkMailAction, after?: string): Promise<string[]> {
  const body = { action, ...(after !== undefined && { after }) };
  const { data } = await call(bulkMailsRoute, { body });
  return [...data.done, ...(data.next === undefined ? [] : await doneTo(call, action, data.next))];
}
