/** The incoming circuit, from the network operator's busbar down to the plant's own. */
export const x = 136;
export const busbar = { network: 50, plant: 468 };
export const boundary = 196;
export const voltageTransformer = { x: 204, y: 352 };
/** Gathers what is measured at the connection point. */
export const lane = 262;
export const measured = 430;
export const boxes = { left: 286, relay: 354, aside: 664, right: 816 };
