import styled from '@emotion/styled/base';
import { interfaceCopy } from '../content/interface.ts';
import { SpinnerMark } from './SpinnerMark.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Place = styled('div')({ display: 'grid', placeItems: 'center', minHeight: 160 });

/** Shown while something loads. */
export function Spinner() {
  return (
    <Place role="status">
      <SpinnerMark />
      <VisuallyHidden>{interfaceCopy.loading}</VisuallyHidden>
    </Place>
  );
}
