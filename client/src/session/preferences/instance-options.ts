import * as v from 'valibot';
import { isOwnPath } from '#lib/url/own-path.ts';

/**
 * Defines an option of the instance's configuration that users cannot change. Invalid values count
 * as absent.
 */
function option<T>(schema: v.GenericSchema<unknown, T>, builtIn: NoInfer<T>) {
  return { schema, default: builtIn };
}

/** A path of this client; never of another host, since start-up navigates there. */
const ownPath = v.pipe(v.string(), v.check(isOwnPath));

/** Address of an image on the web or this site, without characters that could end a CSS url. */
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
  /** Renders the logo in the text colour. */
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
 * Reads the options of an instance. Later sources win: static config.json, then `pleroma_fe` of the
 * frontend configurations.
 */
export function readInstanceOptions(...sources: readonly unknown[]): InstanceOptions {
  const read: Record<string, unknown> = {};
  const fields = sources.map(fieldsOf);
  for (const [key, { schema, default: builtIn }] of Object.entries(instanceOptions)) {
    const valid = fields
      .map((values) => v.safeParse(schema, values.get(key)))
      .filter((result) => result.success && result.output !== undefined);
    read[key] = valid.at(-1)?.output ?? builtIn;
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the loop above wrote every key, each through its schema
  return read as InstanceOptions;
}

function fieldsOf(source: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof source === 'object' && source !== null ? Object.entries(source) : []);
}
