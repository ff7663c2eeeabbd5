import { authorOf } from '../http/caller.ts';
import type { ApiHandlers } from '../http/handler.ts';
import { idOf } from './desk-requests.ts';
import { isHidden } from './hidden-names.ts';
import { changeSubmission } from './submission.ts';

export const showNamesHandlers = {
  /** Shows the hidden name of an applicant to the desk; the history says who asked. */
  async showNames({ parameters, signedIn }) {
    await changeSubmission('applications', idOf(parameters), authorOf(await signedIn()), ({ record }) =>
      isHidden(record) ? { fields: {}, showsNames: true, result: undefined } : { result: undefined },
    );
    return {};
  },
} satisfies Partial<ApiHandlers>;
