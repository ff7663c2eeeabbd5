/** Paper and warm white alternate, so that neighbours differ; dark sections set their own ground. */
export function groundOfSection(index: number): 'paper' | 'warm' {
  return index % 2 === 0 ? 'paper' : 'warm';
}
