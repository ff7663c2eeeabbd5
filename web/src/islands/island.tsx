import { type ComponentType, createContext, createElement, type ReactElement, type ReactNode, useContext } from 'react';

/** How the prerenderer draws the parts of a page that scripts take over; there is none in the browser. */
export interface IslandRenderer {
  /** An island's HTML, and the prefix of the ids in it, which hydration needs. */
  island: (name: string, element: ReactElement) => { html: string; prefix: string };
  /** The HTML of what an island only frames. */
  slot: (element: ReactNode) => string;
}

export const IslandRendering = createContext<IslandRenderer | undefined>(undefined);

/**
 * Makes an island of a component: a part of a prerendered page that is hydrated, while what is around it stays plain
 * HTML. Its props travel in the page as JSON. Its children stay HTML, too: they are never sent as script.
 * @param name its name in `registry.ts`
 */
export function island<Props extends object>(name: string, Component: ComponentType<Props>): ComponentType<Props> {
  return function Island(props: Props) {
    const renderer = useContext(IslandRendering);
    // In the browser, and within another island, it is a component like any other.
    if (!renderer) return createElement(Component, props);
    const { children, ...data } = props as Props & { children?: ReactNode };
    const slot = children === undefined ? undefined : <StaticSlot html={renderer.slot(children)} />;
    const { html, prefix } = renderer.island(name, createElement(Component, data as Props, slot));
    return (
      <div
        data-island={name}
        data-prefix={prefix}
        data-props={JSON.stringify(data)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: what React has just written
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  };
}

/** HTML that an island frames and leaves as it is, even where another island has changed it meanwhile. */
export function StaticSlot({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the prerenderer wrote, or what it left in the page
  return <div data-static="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
