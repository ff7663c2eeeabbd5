/** Paper and warm white in turn, so that neighbours keep apart; dark sections choose their ground themselves. */
export function groundOfSection(index: number): 'paper' | 'warm' {
  return index % 2 === 0 ? 'paper' : 'warm';
}
