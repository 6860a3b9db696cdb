const scripts: readonly (readonly [language: string, letters: RegExp])[] = [
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
];

/** Returns the language suggested by the script of a text; `en` for mostly Latin letters. */
export function guessLanguage(text: string): string {
  const latin = text.replaceAll(/@\S+/g, '').match(/\p{Script=Latin}/gu)?.length ?? 0;
  const found = scripts.find(([, letters]) => (text.match(letters)?.length ?? 0) * 2 > latin);
  return found?.[0] ?? 'en';
}
