// Power, voltage and reactive losses along a connection, from the grid to the inverters. Units: MW, MVAr, MVA, per unit.

/** The power that flows through a place towards the grid, and the voltage at this place. */
export interface Flow {
  megawatts: number;
  megavars: number;
  voltage: number;
}

/** A transformer or a cable. Its series resistance and reactance are per unit of its rating. */
export interface Branch {
  megavoltAmperes: number;
  resistance: number;
  reactance: number;
}

export const apparent = ({ megawatts, megavars }: Flow): number => Math.hypot(megawatts, megavars);

/** Gives the reactive power in MVAr that a reactance absorbs: x S² ÷ (S_r U²). */
export const reactiveLoss = (flow: Flow, { megavoltAmperes, reactance }: Omit<Branch, 'resistance'>): number =>
  (reactance * apparent(flow) ** 2) / (megavoltAmperes * flow.voltage ** 2);

/** Gives the flow at the far end of a branch. The losses of the branch are included. */
export function beyond(flow: Flow, branch: Branch): Flow {
  const { megawatts, megavars, voltage } = flow;
  const { megavoltAmperes, resistance, reactance } = branch;
  const base = megavoltAmperes * voltage;
  return {
    megawatts: megawatts + (resistance * apparent(flow) ** 2) / (megavoltAmperes * voltage ** 2),
    megavars: megavars + reactiveLoss(flow, branch),
    voltage: Math.hypot(
      voltage + (resistance * megawatts + reactance * megavars) / base,
      (reactance * megawatts - resistance * megavars) / base,
    ),
  };
}
