/** MVA of a load of so many MW and MVAr; equally kVA of kW and kVAr. */
export const apparentPower = (active: number, reactive: number): number => Math.hypot(active, reactive);

export const powerFactor = (active: number, reactive: number): number => active / apparentPower(active, reactive);

/** Amperes in each line, of kVA at a line voltage in kV. */
export const lineCurrent = (kilovoltAmperes: number, kilovolts: number): number =>
  kilovoltAmperes / (Math.sqrt(3) * kilovolts);
