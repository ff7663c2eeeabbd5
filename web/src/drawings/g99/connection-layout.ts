/** The incoming circuit, from the network operator's busbar down to the plant's own. */
export const x = 136;
export const busbar = { network: 50, plant: 530 };
export const boundary = 196;
/** The middle between its windings; its branch leaves the circuit on the network's side of QA1. */
export const voltageTransformer = { x: 204, y: 272 };
/** Where QA1 begins, and its current transformers: for protection, and for what records and controls. */
export const intake = { branch: 246, breaker: 322, measuring: 388, protection: 439 };
/** Gathers what is measured at the connection point. */
export const lane = 262;
export const measured = 486;
export const boxes = { left: 286, relay: 354, aside: 664, right: 816, interfaceTop: 214, faultTop: 414 };
/** From the board down to the inverters of a block. */
export const blockInverters = 196;
