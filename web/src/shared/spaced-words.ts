/** A key as a reader writes it: `chargingLevels` is "Charging Levels". */
export function spacedWords(key: string): string {
  const spaced = key.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
