import { interfaceCopy } from '../content/interface.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Tells screen readers that a link opens a new tab. It is the last thing in the link. */
export function NewTabNote() {
  return <VisuallyHidden> {interfaceCopy.newTab}</VisuallyHidden>;
}

/** What makes a link open a new tab, and tell that tab nothing of this one. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;
