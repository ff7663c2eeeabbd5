import { humanCheckFields } from '@ohmbridge/contract/desk/human-check';
import type { Ref } from 'react';
import { interfaceCopy } from '../../content/interface.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

/** A field that nobody sees, hears or reaches with the keyboard: only a program fills it in. */
export function HiddenField({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <VisuallyHidden aria-hidden="true">
      <label>
        {interfaceCopy.leaveEmpty}
        <input ref={ref} type="text" name={humanCheckFields.honeypot} tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  );
}
