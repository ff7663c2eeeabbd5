// Cyrillic by the Uzbek alphabets of 1995: whoever writes the one finds the other. Letters that only Russian has read alike.
const cyrillic: Readonly<Record<string, string>> = Object.fromEntries(
  'а a|б b|в v|г g|д d|е e|ё yo|ж j|з z|и i|й y|к k|л l|м m|н n|о o|п p|р r|с s|т t|у u|ф f|х x|ц ts|ч ch|ш sh|щ sh|ъ |ы i|ь |э e|ю yu|я ya|ў o|қ q|ғ g|ҳ h|і i|ї yi|є ye'
    .split('|')
    .map((pair) => pair.split(' ')),
);

// Latin letters that are no others with an accent.
const ligatures: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};

/** What stands for the Uzbek turned comma (oʻ, gʻ), and for every other apostrophe. */
const apostrophes = /['`´\u02b9-\u02bf\u2018-\u201b\u2032\u2035\uff07]/g;

/**
 * A text in small letters, with Latin letters for Cyrillic ones, without accents and apostrophes. All else, such as
 * Devanagari with its vowel signs, is as Unicode composes it (NFKC), so that what looks the same is the same.
 */
export function latinLetters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(apostrophes, '')
    .replaceAll(/[\u0400-\u04ff]/g, (letter) => cyrillic[letter] ?? letter)
    .replaceAll(/[ßæœøđðłþħı]/g, (letter) => ligatures[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFKC');
}
