import styled from '@emotion/styled/base';
import { media } from '../../theme/tokens.ts';

/** The fields of a form, one below the other. */
export const FieldStack = styled('div')({ display: 'grid', gap: 28 });

/** Two fields that belong together: side by side where there is room. */
export const FieldRow = styled('div')({
  display: 'grid',
  gap: 28,
  alignItems: 'start',
  [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: 24 },
});
