import * as v from 'valibot';
import { listOf, mapOf } from '../lenient-schema.ts';

/** Settings by name, written by the instance's operator; each is validated where it is used. */
export const staticConfig = mapOf(v.unknown());

/** Themes by name. A theme is the address of its file, a list of colours, or the theme itself. */
export const styles = mapOf(v.union([v.string(), listOf(v.unknown()), mapOf(v.unknown())]));

/** A theme file; the theme engine validates it with its own schemas. */
export const themeDocument = mapOf(v.unknown());

/** The client's page, which servers send with status 200 for a missing file. */
const clientPage = /^\s*<!doctype[^]*\sid="?app"?[\s>]/i;

/** An HTML fragment. */
export const htmlFragment = v.pipe(
  v.string(),
  v.check((text) => !clientPage.test(text)),
);

/** Unicode emoji: name and character. */
export const unicodeEmoji = mapOf(v.string());
