import * as v from 'valibot';
import { isOwnPath } from '#lib/url/own-path.ts';

/**
 * Defines an option in the configuration of the instance that users cannot change. An invalid value
 * is read as absent.
 */
function option<T>(schema: v.GenericSchema<unknown, T>, builtIn: NoInfer<T>) {
  return { schema, default: builtIn };
}

/**
 * A path of this client. Addresses on other hosts are invalid, since the client navigates to this
 * path when it starts.
 */
const ownPath = v.pipe(v.string(), v.check(isOwnPath));

/**
 * Address of an image on this site or another. Characters that could end a `url()` in CSS are not
 * allowed.
 */
const picture = v.pipe(v.string(), v.regex(/^(?:https?:\/\/|\/|[\w.-]+(?:\/|$))[^\s"'()<>\\]*$/i));

export const instanceOptions = {
  /** Whether `pleroma-dark`, which servers name without being configured, is the instance's theme. */
  forceTheme: option(v.boolean(), false),
  /** Image behind the columns of the page. */
  background: option(v.optional(picture), undefined),
  loginMethod: option(v.picklist(['password', 'token']), 'password'),
  logo: option(picture, '/static/logo.svg'),
  /** Margin of the logo as a CSS length. */
  logoMargin: option(
    v.pipe(v.string(), v.regex(/^-?(?:\d+\.?\d*|\.\d+)(?:px|em|rem|%)?$/)),
    '.2em',
  ),
  /** Whether the logo is rendered in the colour of the text. */
  logoMask: option(v.boolean(), true),
  logoLeft: option(v.boolean(), false),
  /** Image that covers sensitive media instead of the built-in cover. */
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
 * Reads the options of an instance. If several sources set an option, the last valid one counts:
 * the static `config.json`, then `pleroma_fe` of the frontend configurations.
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
