const noBreakSpace = '\u00a0';
const units = 'V|kV|A|kA|Ah|W|kW|MW|MWh|kVA|MVA|kvar|MVAr|Hz|Ω|Ω·m|K|°C|m|mm|mm²|s|h|t|%|p\\.u\\.';
const quantity = new RegExp(`(\\d) (?=(?:${units})(?![\\w²]))`, 'g');

/** Keeps a number and its unit on one line: "50 MVA". */
export const keepUnits = (text: string): string => text.replace(quantity, `$1${noBreakSpace}`);
