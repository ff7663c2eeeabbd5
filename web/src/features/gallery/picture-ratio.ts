/** Width to height of every picture of the gallery, small and large. */
export const pictureRatio = 4 / 3;
