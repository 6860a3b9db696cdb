/**
 * Whether a character is of a script written without spaces between words, or a mark or sign that
 * Unicode assigns to several of these scripts.
 */
export function isSpaceless(character: string): boolean {
  return /[\u3099-\u309C\uFF9E\uFF9F\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Bopo}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}\p{sc=Java}\p{sc=Bali}\p{sc=Lana}\p{sc=Yiii}ー々〆]/u.test(
    character,
  );
}
