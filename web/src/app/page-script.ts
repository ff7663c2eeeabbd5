// The one script that stands in every page itself, before anything that can be seen: the prerenderer puts it there, and the
// content security policy in firebase.json names its hash.
import './early-input.ts';
import '../shared/report.ts';

/**
 * To ask for one takes several milliseconds on a slow phone: between some of them the browser answers to a hand. There is
 * none in a hidden tab, and a browser lets such a tab go on once a second only.
 */
const scriptsAtOnce = () => (document.hidden ? Number.POSITIVE_INFINITY : 5);

/**
 * Asks for the scripts of the application. They stand in a template of the document, in which nothing is asked for yet: what
 * is to be seen comes and is drawn first, and no script is read beside it.
 */
function askForScripts() {
  const scripts = document.querySelector<HTMLTemplateElement>('template[data-scripts]');
  const next = [...(scripts?.content.children ?? [])].slice(0, scriptsAtOnce());
  document.head.append(...next);
  if (next.length > 0) setTimeout(askForScripts);
}

addEventListener('DOMContentLoaded', () => {
  // A hidden tab draws nothing.
  if (document.hidden) askForScripts();
  else requestAnimationFrame(() => setTimeout(askForScripts));
});
