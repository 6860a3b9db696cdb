import { decodeHTML, decodeHTMLAttribute, decodeHTMLStrict } from 'entities/decode';

const decoders = { text: decodeHTML, attribute: decodeHTMLAttribute, line: decodeHTMLStrict };

/**
 * What contains a reference. In a `line`, a text that is plain by its API, a name needs its
 * semicolon: "AT&T" and "this &copy that" are meant literally.
 */
export type ReferencePlace = keyof typeof decoders;

/** Decodes all character references of HTML. Unknown names stay as they are. */
export function decodeAllReferences(text: string, place: ReferencePlace): string {
  return decoders[place](text);
}
