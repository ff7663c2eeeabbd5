import styled from '@emotion/styled/base';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { colours, families } from '../theme/tokens.ts';

const Details = styled('details')({
  minWidth: 0,
  '& > summary': {
    width: 'fit-content',
    padding: '11px 0',
    fontFamily: families.mono,
    fontSize: '0.8125rem',
    lineHeight: '22px',
    color: colours.tealDeep,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    cursor: 'pointer',
  },
});

interface DisclosureProps {
  summary: string;
  /** What it belongs to, for who reads the summary out of its place. */
  about: string;
  children: ReactNode;
}

/** Something that few readers need, one press away. Works without scripts. */
export function Disclosure({ summary, about, children }: DisclosureProps) {
  return (
    <Details>
      <summary>
        {summary}
        <VisuallyHidden>: {about}</VisuallyHidden>
      </summary>
      {children}
    </Details>
  );
}
