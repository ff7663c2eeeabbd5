/** A picture of the site. Its files are made by the art scripts; until they are, a drawing sheet stands in and says so. */
export interface Picture {
  /** The number in its title block, which is also the name of its files: VIS-… for renderings, DRG-… for drawings. */
  id: string;
  /** A description of it, for readers who do not see it. */
  alternative: string;
  /** The words of the title block. */
  caption: string;
  /** Scale, voltage, time of day: the last cell of the title block. */
  scale: string;
  /** The point that stays in view where a layout cuts the picture, in CSS: `50% 30%`. Its middle, if left out. */
  focus?: string;
}
