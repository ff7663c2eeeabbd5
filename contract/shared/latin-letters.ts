// Cyrillic to Latin by the Uzbek alphabets of 1995, so that a search in one alphabet finds the other. Letters that exist only in
// Russian are transcribed in the same way.
const cyrillic: Readonly<Record<string, string>> = Object.fromEntries(
  'а a|б b|в v|г g|д d|е e|ё yo|ж j|з z|и i|й y|к k|л l|м m|н n|о o|п p|р r|с s|т t|у u|ф f|х x|ц ts|ч ch|ш sh|щ sh|ъ |ы i|ь |э e|ю yu|я ya|ў o|қ q|ғ g|ҳ h|і i|ї yi|є ye'
    .split('|')
    .map((pair) => pair.split(' ')),
);

// Latin letters that are not another letter with an accent.
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

/** The Uzbek turned comma (oʻ, gʻ) and every other apostrophe. */
const apostrophes = /['`´\u02b9-\u02bf\u2018-\u201b\u2032\u2035\uff07]/g;

/**
 * Gives a text in lower case, in Latin instead of Cyrillic letters, without accents and apostrophes. Other scripts, such as
 * Devanagari with its vowel signs, are normalised (NFKC), so that texts that look the same are the same.
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
