import styled from '@emotion/styled/base';
import { type ReactNode, useId } from 'react';
import { colours, families } from '../../../theme/tokens.ts';

const Part = styled('section')({ display: 'grid', gap: 24, minWidth: 0 });

const Title = styled('h2')({
  paddingTop: 12,
  borderTop: `2px solid ${colours.ink}`,
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  fontWeight: 450,
  lineHeight: 1.5,
  color: colours.slate,
});

/** Fields that belong together, under a line and a name. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Part aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      {children}
    </Part>
  );
}
