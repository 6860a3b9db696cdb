import type { Texts } from '../../client/vite/messages/catalogues.ts';

/** Returns the texts in double quotation marks, without placeholders and tags. */
function quotedTexts(text: string): string[] {
  return [...text.matchAll(/“([^”{}<>]+)”/gu)].map(([, quoted = '']) => quoted);
}

/**
 * Returns one sentence for each label that a message quotes in English (“Import it under “People you
 * follow””) and whose translation does not contain the label as the language translates it. Labels
 * without a translation are left out.
 *
 * @param id the id of the message
 * @param code the name of the catalogue's file
 */
export function misquotedLabels(id: string, code: string, source: Texts, texts: Texts): string[] {
  const translation = (texts[id] ?? '').toLocaleLowerCase(code);
  return quotedTexts(source[id] ?? '').flatMap((quoted) => {
    const labels = Object.keys(source)
      .filter((other) => source[other] === quoted)
      .flatMap((other) => texts[other] ?? []);
    const isQuoted = labels.some((label) => translation.includes(label.toLocaleLowerCase(code)));
    return labels.length === 0 || isQuoted
      ? []
      : [`“${quoted}” is called “${labels.join('” or “')}”`];
  });
}
