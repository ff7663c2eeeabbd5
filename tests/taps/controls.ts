import type { Control } from './control.ts';
import { formControls } from './form-controls.ts';
import { linkControls } from './link-controls.ts';
import { pageControls } from './page-controls.ts';

export const controls: readonly Control[] = [...pageControls, ...formControls, ...linkControls];
