import styled from '@emotion/styled/base';
import { interfaceCopy } from '../content/product/interface.ts';

/** Text that is read out and takes no room. In px, for `sx` would take 1 for all of the width. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;

/** Text for screen readers only. */
export const VisuallyHidden = styled('span')(visuallyHidden);

/** Tells screen readers that a link opens a new tab. It is the last thing in the link. */
export function NewTabNote() {
  return <VisuallyHidden> {interfaceCopy.newTab}</VisuallyHidden>;
}

/** The attributes of a link that opens a new tab, and tells that tab nothing of this one. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;
