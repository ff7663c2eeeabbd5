/** Whether the number of a picture is that of a rendering. Wherever one is shown, it says that it is no photograph. */
export function isVisualisation(number: string): boolean {
  return number.startsWith('VIS-');
}
