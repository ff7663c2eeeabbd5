import { humanCheckFields } from '@ohmbridge/functions/contract/human-check';
import { formTokenRoute } from '@ohmbridge/functions/contract/submission-routes';
import { useRef, useState } from 'react';
import { callApi } from '../../lib/api.ts';
import { appCheckToken } from '../../lib/app-check.ts';
import { createFormTokenKeeper } from '../../lib/form-token.ts';

/**
 * What a form sends for the human check, besides its fields. Nothing of it is requested before somebody touches the form.
 */
export function useHumanCheck() {
  const honeypot = useRef<HTMLInputElement>(null);
  const [keeper] = useState(() => createFormTokenKeeper(async () => (await callApi(formTokenRoute, {})).data));
  return {
    /** The honeypot. */
    honeypot,
    /** To be called when the form is touched. */
    begin: () => {
      void keeper.begin();
      void appCheckToken();
    },
    /** To be called when it is sent. */
    async collect() {
      const [token, appCheck] = await Promise.all([keeper.ready(), appCheckToken()]);
      const filledIn = honeypot.current?.value || undefined;
      return { fields: { [humanCheckFields.token]: token, [humanCheckFields.honeypot]: filledIn }, appCheck };
    },
  };
}
