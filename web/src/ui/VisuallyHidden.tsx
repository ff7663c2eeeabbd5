import styled from '@emotion/styled/base';
import { interfaceCopy } from '../content/product/interface.ts';

/** Text that screen readers read and that takes no room. The sizes are in px, because `sx` would read 1 as the whole width. */
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

/** Tells screen readers that a link opens a new tab. The note stands at the end of the link. */
export function NewTabNote() {
  return <VisuallyHidden> {interfaceCopy.newTab}</VisuallyHidden>;
}

/** The attributes of a link that opens a new tab without access to this one. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;
