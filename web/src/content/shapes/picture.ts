/**
 * A picture of the site. Until its files exist, the site shows a drawing sheet that says so, and the build names the picture.
 */
export interface Picture {
  /**
   * The number in the title block, which is also the name of the files: VIS-… for renderings, PHO-… for photographs, DRG-… for
   * drawings.
   */
  id: string;
  /** The description for screen readers. */
  alternative: string;
  /** The words in the title block. */
  caption: string;
  /** The last cell of the title block: scale, voltage, or time of day. */
  scale: string;
  /** The point that stays in view when a layout crops the picture, in CSS: `50% 30%`. The default is the middle. */
  focus?: string;
}
