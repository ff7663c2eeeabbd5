// Part of the script that stands in every page (`page-script.ts`). What the application is made of stands in a template of
// the document, in which it is not asked for yet: what is to be seen comes and is drawn first, and no script is read beside it.

function ask() {
  const scripts = document.querySelector<HTMLTemplateElement>('template[data-scripts]');
  if (scripts) document.head.append(scripts.content);
}

addEventListener('DOMContentLoaded', () => {
  // A tab that nobody looks at draws nothing.
  if (document.hidden) ask();
  else requestAnimationFrame(() => setTimeout(ask));
});
