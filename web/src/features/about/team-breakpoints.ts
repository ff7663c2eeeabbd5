/** The customer's: how many of the team stand side by side from which width on, and how far apart. */
export const teamBreakpoints = {
  640: { slidesPerView: 1 },
  768: { slidesPerView: 2 },
  1024: { slidesPerView: 3 },
} as const;

export const spaceBetween = 30;
