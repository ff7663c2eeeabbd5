import { type ComponentType, createElement, type ReactNode, use, useState } from 'react';
import { useIsHydrated } from './address.ts';
import { Loaded } from './loaded.ts';

/** A part that a page exports in `staticParts`. The router loads these parts before it shows the page. */
export interface LoadedPart {
  load: () => Promise<unknown>;
}

/**
 * Makes a static part of a component, by the name of its export. On the first document the prerendered HTML stays as it is,
 * so that the browser loads neither the code nor the words of the part. If the router opens the page, the part is rendered
 * like any other. Controls in the part must work by HTML alone. The page's module names the part in `staticParts`.
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
  // Decided once: HTML that hydration has left alone stays as it is.
  const [isNeverHydrated] = useState(isHydrating);
  if (isNeverHydrated) return <NeverHydrated />;
  const Part = part.value ?? use(part.latest);
  return <div data-static-part="">{createElement(Part, props)}</div>;
}

interface HydrateOnNavigationProps {
  /** The path of the shown page. */
  path: string;
  children: ReactNode;
}

/**
 * A part that all pages share. It stays as it was prerendered until the reader moves to another page, and is rendered then.
 * Controls in the part must work by HTML alone.
 */
export function HydrateOnNavigation({ path, children }: HydrateOnNavigationProps) {
  const isHydrating = useIsHydrating();
  const [firstPath, setFirstPath] = useState(isHydrating ? path : undefined);
  // Once rendered, the part stays rendered, also on the first page: the prerendered HTML is gone by then.
  if (firstPath !== undefined && firstPath !== path) setFirstPath(undefined);
  if (firstPath === path) return <NeverHydrated />;
  return <div data-static-part="">{children}</div>;
}

const useIsHydrating = () => !useIsHydrated() && !import.meta.env.SSR;

function NeverHydrated() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, React leaves what it finds
  return <div data-static-part="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
