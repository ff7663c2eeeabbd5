import { type ComponentType, createElement, type ReactNode, use, useState } from 'react';
import { useIsHydrated } from './address.ts';
import { Loaded } from './loaded.ts';

/** A part of a page that only is read. */
export type Still<Props> = ComponentType<Props> & { load: () => Promise<unknown> };

/** Whether something that a page's module exports is a part that only is read. */
export function isStill(part: unknown): part is Still<object> {
  return typeof part === 'function' && 'load' in part;
}

/**
 * Makes a part of a page that only is read: on the first document its prerendered HTML stays as it is, so that neither its
 * code nor its words are loaded there; where the router opens the page, it is drawn like any other part. What can be
 * pressed in it must act by HTML alone. A page's module exports its still parts, so that the router can load them first.
 */
export function still<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): Still<Props> {
  const part = new Loaded(fetchPart);
  const draw = (props: Props) => createElement(StillPart<Props>, { part, props });
  return Object.assign(draw, { load: () => part.load() });
}

interface StillPartProps<Props extends object> {
  part: Loaded<ComponentType<Props>>;
  props: Props;
}

function StillPart<Props extends object>({ part, props }: StillPartProps<Props>) {
  const isHydrating = useIsHydrating();
  // Decided once: what hydration has left alone stays so.
  const [isLeftAlone] = useState(isHydrating);
  if (isLeftAlone) return <LeftAlone />;
  const Part = part.value ?? use(part.latest);
  return <div data-still-part="">{createElement(Part, props)}</div>;
}

interface StillUntilMovedProps {
  /** Of the page that is shown. */
  path: string;
  children: ReactNode;
}

/**
 * A part that all pages share: it stays as it was prerendered until the reader moves to another page, and is drawn then. What
 * can be pressed in it must act by HTML alone.
 */
export function StillUntilMoved({ path, children }: StillUntilMovedProps) {
  const isHydrating = useIsHydrating();
  const [firstPath, setFirstPath] = useState(isHydrating ? path : undefined);
  // Once drawn it stays drawn, on the first page too: what was prerendered is gone.
  if (firstPath !== undefined && firstPath !== path) setFirstPath(undefined);
  if (firstPath === path) return <LeftAlone />;
  return <div data-still-part="">{children}</div>;
}

const useIsHydrating = () => !useIsHydrated() && !import.meta.env.SSR;

function LeftAlone() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, React leaves what it finds
  return <div data-still-part="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
