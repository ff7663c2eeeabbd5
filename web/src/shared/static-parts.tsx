import { type ComponentType, createElement, type ReactNode, use, useState } from 'react';
import { useIsHydrated } from './address.ts';
import { Loaded } from './loaded.ts';

/** The parts that a page exports as `staticParts`: the router loads them before it shows the page. */
export interface LoadedPart {
  load: () => Promise<unknown>;
}

/**
 * Makes a static part of a component, by the name that its module exports it by: on the first document its prerendered HTML
 * stays as it is, so that neither its code nor its words are loaded there; where the router opens the page, it is drawn like
 * any other part. What can be pressed in it must act by HTML alone. The page's module names it in `staticParts`.
 */
export function staticPart<Module, Name extends keyof Module>(
  fetchModule: () => Promise<Module>,
  name: Name,
): Module[Name] & LoadedPart {
  const part = new Loaded(async () => (await fetchModule())[name] as ComponentType<object>);
  const draw = (props: object) => createElement(StaticPart, { part, props });
  return Object.assign(draw, { load: () => part.load() }) as Module[Name] & LoadedPart;
}

interface StaticPartProps {
  part: Loaded<ComponentType<object>>;
  props: object;
}

function StaticPart({ part, props }: StaticPartProps) {
  const isHydrating = useIsHydrating();
  // Decided once: what hydration has left alone stays so.
  const [isNeverHydrated] = useState(isHydrating);
  if (isNeverHydrated) return <NeverHydrated />;
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
