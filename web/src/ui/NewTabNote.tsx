import { interfaceCopy } from '../content/product/interface.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Tells screen readers that a link opens a new tab. It is the last thing in the link. */
export function NewTabNote() {
  return <VisuallyHidden> {interfaceCopy.newTab}</VisuallyHidden>;
}

/** The attributes of a link that opens a new tab, and tells that tab nothing of this one. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;
