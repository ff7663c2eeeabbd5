import { markSubmissionRoute } from '@ohmbridge/functions/contract/desk-routes';
import type { SubmissionKind } from '@ohmbridge/functions/contract/submission-kinds';
import type { SubmissionRecord } from '@ohmbridge/functions/contract/submission-record';
import { useEffect, useRef } from 'react';
import { callApi } from '../../../lib/api.ts';
import { useCallAsAdmin } from '../session/call-as-admin.ts';

/** Marks a submission as read that somebody has opened unread: once, so that they can mark it as unread again. */
export function useMarkedRead(kind: SubmissionKind, { id, unread }: Pick<SubmissionRecord, 'id' | 'unread'>): void {
  const callAsAdmin = useCallAsAdmin();
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (opened.current === id) return;
    opened.current = id;
    if (!unread) return;
    // Where this fails it stays unread, and the next who opens it reads it.
    void callAsAdmin((token) =>
      callApi(markSubmissionRoute, { token, parameters: { kind, id }, body: { unread: false } }),
    ).catch(() => undefined);
  }, [callAsAdmin, kind, id, unread]);
}
