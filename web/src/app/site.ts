// What every public page starts with: its islands, if it has any. The pages themselves are finished HTML.
const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
if (islands.length > 0) {
  void import('../islands/hydrate.tsx').then(({ hydrateIslands }) => hydrateIslands(islands));
}

// Every unknown address gets one file, which holds what is said of unknown products as well.
const product = document.querySelector<HTMLTemplateElement>('[data-not-found="product"]');
if (product && location.pathname.startsWith('/product/')) {
  document.querySelector('[data-not-found="page"]')?.replaceChildren(product.content);
  document.title = document.title.replace(/^[^|]+/, `${product.dataset.title} `);
}
