const longest = 40;

/** A card's name as the card shows it: up to 40 characters, and an ellipsis where more were cut. */
export function cutName(name: string): string {
  const characters = Array.from(name);
  return characters.length <= longest ? name : `${characters.slice(0, longest).join('').trimEnd()}…`;
}
