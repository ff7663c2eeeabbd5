import { type ComponentType, createElement } from 'react';
import type { Params } from 'react-router-dom';
import { Loaded } from '../shared/loaded.ts';
import type { LoadedPart } from '../shared/static-parts.tsx';

/**
 * An optional export of a page's module: fetches the data of the page at an address.
 * @returns whether the application can render the page; otherwise the server's answer is loaded
 */
export type Prepare = (parameters: Params) => Promise<boolean>;

interface PageContent {
  /** The path of the file, from the root of the workspace. */
  source: string;
  fetch: () => Promise<object>;
}

/** The exports of a page's module, besides the page itself. */
interface PageModule {
  staticParts?: readonly LoadedPart[];
  prepare?: Prepare;
}

interface PageCode {
  Page: ComponentType;
  module: PageModule;
}

/** A page whose code is fetched when a visitor opens the page, or is about to. */
export class LazyPage {
  readonly #code: Loaded<PageCode>;

  /** Whether the code of the page has loaded. */
  isWhole = false;

  /** The source files of the page, from the root of the workspace. */
  readonly sources: readonly string[];

  /**
   * @param file the path of the page's file, from `web/src`, without its ending: the component has the same name
   * @param fetchModule imports that file
   * @param content the content file of the page, if the page shows one of many
   */
  constructor(file: string, fetchModule: () => Promise<object>, content?: PageContent) {
    this.sources = [`src/${file}.tsx`, ...(content ? [content.source] : [])];
    this.#code = new Loaded(async () => {
      const [module, words] = await Promise.all([fetchModule(), content?.fetch()]);
      const Named = module[file.slice(file.lastIndexOf('/') + 1) as never] as ComponentType<{ content?: object }>;
      return { module, Page: words ? () => createElement(Named, { content: words }) : (Named as ComponentType) };
    });
  }

  /** The page's component and the other exports of its module, as far as they have loaded. */
  get code(): Pick<Loaded<PageCode>, 'value' | 'latest'> {
    return this.#code;
  }

  /** Fetches the code that hydrates a prerendered page. */
  async load(): Promise<ComponentType> {
    return (await this.#code.load()).Page;
  }

  /**
   * Fetches everything that the page needs to be rendered.
   * @returns whether the application can render the page: see `Prepare`
   */
  async loadWhole(parameters: Params): Promise<boolean> {
    const { prepare } = await this.loadParts();
    return prepare ? prepare(parameters) : true;
  }

  async loadParts(): Promise<PageModule> {
    const { module } = await this.#code.load();
    await Promise.all(module.staticParts?.map((part) => part.load()) ?? []);
    this.isWhole = true;
    return module;
  }
}
