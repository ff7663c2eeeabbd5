// The one script that stands in every page itself, before anything that can be seen: the prerenderer puts it there, and the
// content security policy in firebase.json names its hash.
import './ask-for-scripts.ts';
import './early-input.ts';
import '../shared/report.ts';
