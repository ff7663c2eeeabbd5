/** Where the bay's conductor, its busbars and its measuring transformers lie on the sheet. */
export const x = 150;
export const busbar = { high: 62, low: 470 };
export const at = {
  highCts: [172, 198],
  transformer: 262,
  earthingTransformer: 330,
  lowCts: [406, 432],
  voltageTransformer: { x: 216, y: 502 },
  feederCt: 548,
} as const;

export const neutral = { high: 200, low: [222, 244] } as const;
