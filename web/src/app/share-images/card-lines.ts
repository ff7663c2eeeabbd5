/** The size that sharing services ask for. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The picture reaches three edges of the card. */
export const pictureSize = { width: 420, height: 630 } as const;

const feeder = 1000;
const busbar = 470;

/** The drawing on the right of a card: a transformer feeder on a busbar, in the symbols of IEC 60617. */
export const network = [
  // The incoming line with its disconnector (open contact), circuit-breaker and current transformer.
  `M${feeder} -10V62M${feeder - 10} 62h20M${feeder} 98L${feeder - 15} 68M${feeder} 98V134`,
  `M${feeder - 7} 127l14 14m0-14-14 14M${feeder} 172L${feeder - 15} 140M${feeder} 172V262`,
  `M${feeder + 10} 212a10 10 0 1 1-20 0a10 10 0 1 1 20 0`,
  // The upper winding, and the line down to the busbar.
  `M${feeder + 34} 296a34 34 0 1 1-68 0a34 34 0 1 1 68 0M${feeder} 372V${busbar}`,
  // Two outgoing feeders.
  ...[930, 1090].map(
    (x) =>
      `M${x} ${busbar}v22M${x - 7} ${busbar + 15}l14 14m0-14-14 14M${x} ${busbar + 60}l-15-32M${x} ${busbar + 60}V640`,
  ),
].join('');

/** The part of the network that is drawn in the firm's colour. */
export const emphasised = [`M${feeder + 34} 338a34 34 0 1 1-68 0a34 34 0 1 1 68 0`, `M858 ${busbar}H1210`].join('');

export const grid = [
  ...Array.from({ length: cardSize.width / 48 }, (_, index) => `M${24.5 + index * 48} 0V${cardSize.height}`),
  ...Array.from({ length: cardSize.height / 48 }, (_, index) => `M0 ${24.5 + index * 48}H${cardSize.width}`),
].join('');
