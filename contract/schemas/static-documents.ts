import * as v from 'valibot';
import { listOf, mapOf } from '../lenient.ts';

/** Settings by name, as an instance's operator wrote them; each is checked where it is used. */
export const staticConfig = mapOf(v.unknown());

/** Theme names and what each is: an address, a list of colours, or a theme. */
export const styles = mapOf(v.union([v.string(), listOf(v.unknown()), mapOf(v.unknown())]));

/** A theme file; the theme engine reads it with its own schemas. */
export const themeDocument = mapOf(v.unknown());

/** A page of the client's: what a server gives for a file that is not there, with status 200. */
const clientPage = /^\s*<!doctype[^]*\sid="?app"?[\s>]/i;

/** HTML that is part of a page. */
export const htmlPiece = v.pipe(
  v.string(),
  v.check((text) => !clientPage.test(text)),
);

/** Emoji of Unicode: name and character. */
export const unicodeEmoji = mapOf(v.string());
