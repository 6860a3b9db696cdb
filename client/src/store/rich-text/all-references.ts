import { decodeHTML, decodeHTMLAttribute, decodeHTMLStrict } from 'entities/decode';

const decoders = { text: decodeHTML, attribute: decodeHTMLAttribute, line: decodeHTMLStrict };

/**
 * Kind of text that contains a character reference. In a `line`, which the API defines as plain
 * text, a name counts only with its semicolon, since "AT&T" and "this &copy that" are meant
 * literally.
 */
export type ReferencePlace = keyof typeof decoders;

/** Decodes all character references of HTML. Unknown names stay as they are. */
export function decodeAllReferences(text: string, place: ReferencePlace): string {
  return decoders[place](text);
}
