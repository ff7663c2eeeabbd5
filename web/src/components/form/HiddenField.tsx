import styled from '@emotion/styled';
import { formEvidence } from '@ohmbridge/functions/contract/form-evidence';
import type { Ref } from 'react';
import { interfaceWords } from '../../content/interface.ts';

const OutOfSight = styled('div')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** A field that nobody sees, hears or reaches with the keyboard: only a program fills it in. */
export function HiddenField({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <OutOfSight aria-hidden="true">
      <label>
        {interfaceWords.leaveEmpty}
        <input ref={ref} type="text" name={formEvidence.trap} tabIndex={-1} autoComplete="off" />
      </label>
    </OutOfSight>
  );
}
