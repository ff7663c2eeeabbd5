/** Does something once the document has loaded with all that it asks for, or at once where it has. */
export function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') task();
  else addEventListener('load', task, { once: true });
}
