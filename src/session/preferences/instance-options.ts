import * as v from 'valibot';
import { isOwnPath } from '#lib/url/own-path.ts';

/** What an instance's configuration says and nobody can choose differently. */
interface InstanceOption<T> {
  /** A value that does not fit counts as absent. */
  readonly schema: v.GenericSchema<unknown, T>;
  readonly default: T;
}

function option<T>(schema: v.GenericSchema<unknown, T>, builtIn: NoInfer<T>): InstanceOption<T> {
  return { schema, default: builtIn };
}

/** A path of this client; never another host's, since start-up goes there by itself. */
const ownPath = v.pipe(v.string(), v.check(isOwnPath));

/** Address of a picture: of the web or of this site, and with nothing in it that could end a CSS url. */
const picture = v.pipe(v.string(), v.regex(/^(?:https?:\/\/|\/|[\w.-]+(?:\/|$))[^\s"'()<>\\]*$/i));

export const instanceOptions = {
  /** Wallpaper behind the columns. */
  background: option(v.optional(picture), undefined),
  loginMethod: option(v.picklist(['password', 'token']), 'password'),
  logo: option(picture, '/static/logo.svg'),
  /** A CSS length. */
  logoMargin: option(
    v.pipe(v.string(), v.regex(/^-?(?:\d+\.?\d*|\.\d+)(?:px|em|rem|%)?$/)),
    '.2em',
  ),
  /** Draw the logo in the text's colour. */
  logoMask: option(v.boolean(), true),
  logoLeft: option(v.boolean(), false),
  /** Shown over sensitive media instead of the built-in cover. */
  nsfwCensorImage: option(v.optional(picture), undefined),
  redirectRootLogin: option(ownPath, '/main/friends'),
  redirectRootNoLogin: option(ownPath, '/main/all'),
  showFeaturesPanel: option(v.boolean(), true),
  showInstanceSpecificPanel: option(v.boolean(), false),
};

export type InstanceOptions = {
  readonly [K in keyof typeof instanceOptions]: (typeof instanceOptions)[K]['default'];
};

/**
 * The options of an instance. Sources from the weakest to the strongest: static config.json, then
 * `pleroma_fe` of the frontend configurations.
 */
export function readInstanceOptions(...sources: readonly unknown[]): InstanceOptions {
  const read: Record<string, unknown> = {};
  const fields = sources.map(fieldsOf);
  for (const [key, { schema, default: builtIn }] of Object.entries(instanceOptions)) {
    const fitting = fields
      .map((given) => v.safeParse(schema, given.get(key)))
      .filter((result) => result.success && result.output !== undefined);
    read[key] = fitting.at(-1)?.output ?? builtIn;
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the loop above wrote every key, each through its schema
  return read as InstanceOptions;
}

function fieldsOf(source: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof source === 'object' && source !== null ? Object.entries(source) : []);
}
