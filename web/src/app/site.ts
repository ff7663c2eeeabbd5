// What every public page starts with: its islands, if it has any. The pages themselves are finished HTML.
const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
if (islands.length > 0) {
  void import('../islands/hydrate.tsx').then(({ hydrateIslands }) => hydrateIslands(islands));
}

// One visit in twenty tells how fast it was, and asks for the means when there is nothing else to do. Browsers that a program
// drives are nobody's visit.
if (!navigator.webdriver && Math.random() < 1 / 20) {
  addEventListener('load', () => setTimeout(() => void import('../lib/vitals.ts'), 2000));
}

// Every unknown address gets one file, which holds what is said of unknown products as well.
const product = document.querySelector<HTMLTemplateElement>('[data-not-found="product"]');
if (product && location.pathname.startsWith('/product/')) {
  document.querySelector('[data-not-found="page"]')?.replaceChildren(product.content);
  document.title = document.title.replace(/^[^|]+/, `${product.dataset.title} `);
}
