/** A picture of the site. Until its files are made, a drawing sheet stands in and says so, and the build names it. */
export interface Picture {
  /** The number in its title block, which is also the name of its files: VIS-… for renderings, PHO-… for photographs, DRG-… for drawings. */
  id: string;
  /** The description for screen readers. */
  alternative: string;
  /** The words of the title block. */
  caption: string;
  /** Scale, voltage, time of day: the last cell of the title block. */
  scale: string;
  /** The point that stays in view where a layout cuts the picture, in CSS: `50% 30%`. By default the middle. */
  focus?: string;
}
