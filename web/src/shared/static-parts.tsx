import { type ComponentType, createElement, type ReactNode, use, useState } from 'react';
import { useIsHydrated } from './address.ts';
import { Loaded } from './loaded.ts';

/** A part of a page that only is read. */
export type StaticComponent<Props> = ComponentType<Props> & { load: () => Promise<unknown> };

/** Whether something that a page's module exports is a part that only is read. */
export function isStatic(part: unknown): part is StaticComponent<object> {
  return typeof part === 'function' && 'load' in part;
}

/**
 * Makes a part of a page that only is read: on the first document its prerendered HTML stays as it is, so that neither its
 * code nor its words are loaded there; where the router opens the page, it is drawn like any other part. What can be
 * pressed in it must act by HTML alone. A page's module exports its static parts, so that the router can load them first.
 */
export function staticPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): StaticComponent<Props> {
  const part = new Loaded(fetchPart);
  const draw = (props: Props) => createElement(StaticPart<Props>, { part, props });
  return Object.assign(draw, { load: () => part.load() });
}

interface StaticPartProps<Props extends object> {
  part: Loaded<ComponentType<Props>>;
  props: Props;
}

function StaticPart<Props extends object>({ part, props }: StaticPartProps<Props>) {
  const isHydrating = useIsHydrating();
  // Decided once: what hydration has left alone stays so.
  const [isLeftAlone] = useState(isHydrating);
  if (isLeftAlone) return <NeverHydrated />;
  const Part = part.value ?? use(part.latest);
  return <div data-static-part="">{createElement(Part, props)}</div>;
}

interface HydrateOnNavigationProps {
  /** Of the page that is shown. */
  path: string;
  children: ReactNode;
}

/**
 * A part that all pages share: it stays as it was prerendered until the reader moves to another page, and is drawn then. What
 * can be pressed in it must act by HTML alone.
 */
export function HydrateOnNavigation({ path, children }: HydrateOnNavigationProps) {
  const isHydrating = useIsHydrating();
  const [firstPath, setFirstPath] = useState(isHydrating ? path : undefined);
  // Once drawn it stays drawn, on the first page too: what was prerendered is gone.
  if (firstPath !== undefined && firstPath !== path) setFirstPath(undefined);
  if (firstPath === path) return <NeverHydrated />;
  return <div data-static-part="">{children}</div>;
}

const useIsHydrating = () => !useIsHydrated() && !import.meta.env.SSR;

function NeverHydrated() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, React leaves what it finds
  return <div data-static-part="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
