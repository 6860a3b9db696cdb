import * as v from 'valibot';
import { defaultFrontends } from './default-frontends.ts';
import { dialectLimits } from './dialects/dialect-limits.ts';

/** A group of options; each has a default. */
function group<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries);
}

const defaultTrue = v.optional(v.boolean(), true);
const defaultFalse = v.optional(v.boolean(), false);

function textWithDefault(defaultValue: string) {
  return v.optional(v.string(), defaultValue);
}

function stringList(defaultValue: readonly string[]) {
  return v.optional(v.array(v.string()), () => [...defaultValue]);
}

/** A number of bytes, seconds or items. */
function count(defaultValue: number) {
  return v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), defaultValue);
}

const webAddress = v.pipe(
  v.string(),
  v.check((given) => {
    const url = URL.parse(given);
    return url !== null && /^https?:$/.test(url.protocol);
  }, 'must be a web address'),
);

/** A rule with an explanation, and both in other languages, by language tag. */
const detailedRule = v.strictObject({
  text: v.string(),
  hint: textWithDefault(''),
  translations: v.optional(
    v.record(v.string(), v.strictObject({ text: v.string(), hint: textWithDefault('') })),
    {},
  ),
});

/** The kinds of servers whose API an instance can have. */
export const dialectNames = ['akkoma', 'mastodon', 'gotosocial'] as const;

const formats = [
  'text/plain',
  'text/html',
  'text/markdown',
  'text/bbcode',
  'text/x.misskeymarkdown',
];

/**
 * All options of an instance with their defaults, used by tests, the demo and configuration files.
 * A new option is added here and described in docs/instance.md, nowhere else.
 */
export const configSchema = group({
  name: textWithDefault('Rookery'),
  description: textWithDefault('A small instance on this machine, to try things on.'),
  shortDescription: textWithDefault(''),
  /**
   * Rules for members, as on Mastodon: texts, or objects with an explanation and translations.
   * Without rules the instance document lacks them, as Akkoma's.
   */
  rules: v.optional(v.array(v.union([v.string(), detailedRule])), []),
  email: textWithDefault('staff@rookery.test'),
  /** The domain in the handles of local accounts. */
  domain: textWithDefault('localhost'),
  /** The public address of the instance if it runs behind a TLS proxy. */
  publicUrl: v.optional(webAddress),
  languages: stringList(['en']),
  /** The kind of server whose API the instance answers with. */
  dialect: v.optional(v.picklist(dialectNames), 'akkoma'),
  /** Enables pages for demonstrations: the sent mails at /dev/mail. */
  demo: defaultFalse,
  registration: v.optional(
    group({
      open: defaultTrue,
      /** Whether staff must approve sign-ups, for which people give a reason. */
      approval: defaultFalse,
      /** Whether members must open a link in a mail before their first sign-in. */
      confirmation: defaultFalse,
      /** The age in years that a sign-up must prove (Mastodon); 0 for none. */
      minAge: count(0),
      /** HTML that explains why registration is closed (Mastodon). */
      message: textWithDefault(''),
      /**
       * Whether staff can create invites, with which people can sign up while registration is
       * closed.
       */
      invites: defaultFalse,
      captcha: v.optional(v.picklist(['none', 'native', 'kocaptcha']), 'none'),
      /** How long a captcha can be answered, in seconds. */
      captchaSeconds: count(300),
    }),
    {},
  ),
  /** Hides all content written by members from visitors. */
  private: defaultFalse,
  /** Which timelines visitors may read. */
  visitorTimelines: v.optional(
    group({ local: defaultTrue, federated: defaultTrue, bubble: defaultFalse }),
    {},
  ),
  /** Whether visitors can read announcements; Akkoma refuses them. */
  visitorAnnouncements: defaultFalse,
  federatedTimelineAvailable: defaultTrue,
  bubbleInstances: stringList([]),
  limits: v.optional(
    group({
      status: count(5000),
      /**
       * A text can have this many bytes for each character of its limit. The longest emoji have some
       * 40 bytes, but a text at its limit hardly consists of nothing else.
       */
      bytesPerCharacter: count(32),
      description: count(5000),
      displayName: count(100),
      note: count(5000),
      fields: count(10),
      fieldName: count(512),
      fieldValue: count(2048),
      pinned: count(1),
      upload: count(16_000_000),
      avatar: count(2_000_000),
      header: count(4_000_000),
      background: count(4_000_000),
      /** Maximum bytes of all files of an account together. */
      storage: count(1_000_000_000),
      /** Maximum bytes of all files, emoji and archives of the instance together. */
      totalStorage: count(20_000_000_000),
      pollOptions: count(20),
      pollOptionLength: count(200),
      pollMinimumExpiry: count(0),
      pollMaximumExpiry: count(31_536_000),
      /** Open connections of an address, or its open requests behind a proxy. */
      connections: count(500),
    }),
    {},
  ),
  postFormats: stringList(formats),
  editing: defaultTrue,
  /** Whether the focal point of images is stored, as on Mastodon. */
  focalPoints: defaultFalse,
  /**
   * Processing time of a file sent to /api/v2/media, in seconds; with 0 it is ready immediately.
   */
  mediaSeconds: count(0),
  /** How long replies of other servers are fetched with the dialect `mastodon`, in seconds. */
  contextSeconds: count(0),
  /**
   * Whether the size and blurhash of uploads are determined. Akkoma does so only with filters that
   * few instances enable.
   */
  mediaMeta: defaultFalse,
  suggestions: defaultFalse,
  /**
   * Accepts follows of remote accounts immediately unless they are locked: without federation
   * nobody would respond.
   */
  remoteAccepts: defaultFalse,
  /**
   * Whether a cookie signs the browser in for GET requests of pages on this origin, which other
   * front ends require.
   */
  sessionCookie: defaultFalse,
  /** Whether requests above the rate limits are refused with 429. */
  throttle: defaultFalse,
  preload: v.optional(
    group({
      /** Embeds documents in every page so that the first screen needs no request for them. */
      documents: defaultTrue,
      publicTimeline: defaultFalse,
    }),
    {},
  ),
  push: v.optional(
    group({
      enabled: defaultTrue,
      /**
       * Whether push messages may be sent to http addresses and to private networks. For tests
       * only.
       */
      privateAddresses: defaultFalse,
    }),
    {},
  ),
  /** A service with LibreTranslate's API; translation is disabled without an address. */
  translation: v.optional(
    group({ address: v.optional(webAddress), apiKey: textWithDefault(''), visitors: defaultFalse }),
    {},
  ),
  /** Whether the instance has the timeline of direct statuses, which newer servers lack. */
  directTimeline: defaultTrue,
  /** Additional pages whose links get a preview; nothing is fetched. */
  knownPages: v.optional(
    v.array(group({ url: webAddress, title: v.string(), description: textWithDefault('') })),
    () => [],
  ),
  /** The MRF policies listed in the metadata. */
  policies: stringList([
    'ObjectAgePolicy',
    'TagPolicy',
    'HashtagPolicy',
    'InlineQuotePolicy',
    'NormalizeMarkup',
  ]),
  /**
   * The hosts that SimplePolicy affects: by action (`reject`, `media_nsfw` …), then by host, with
   * the reason.
   */
  hostPolicies: v.optional(v.record(v.string(), v.record(v.string(), v.string())), {}),
  /** The words to which KeywordPolicy applies. */
  keywordPolicy: v.optional(
    group({
      reject: stringList([]),
      federatedTimelineRemoval: stringList([]),
      /** Replacement texts by replaced keyword. */
      replace: v.optional(v.record(v.string(), v.string()), {}),
    }),
    {},
  ),
  /** Quarantined hosts, which receive only public posts, with the reason. */
  quarantined: v.optional(v.record(v.string(), v.string()), {}),
  /** HTML of the instance panel. */
  panel: textWithDefault(
    '<p>You are reading <b>Rookery</b>, an instance that lives on this machine alone.</p>\n',
  ),
  /** HTML of the terms of service; if empty, the file of the client is served. */
  terms: textWithDefault(''),
  /** Front-end settings by front-end name; merged with the defaults. */
  frontends: v.pipe(
    v.optional(v.record(v.string(), v.record(v.string(), v.unknown())), {}),
    v.transform((given) =>
      Object.fromEntries(
        Object.entries({ ...defaultFrontends, ...given }).map(([name, settings]) => [
          name,
          { ...defaultFrontends[name], ...settings },
        ]),
      ),
    ),
  ),
});

/** The complete configuration of an instance. */
export type InstanceConfig = v.InferOutput<typeof configSchema> & {
  /**
   * The key by which push services identify the instance. It is generated at the first start, and
   * is no option.
   */
  readonly vapidPublicKey: string;
};

/** A partial configuration; omitted options keep their value. */
export type ConfigChanges = v.InferInput<typeof configSchema>;

/** Returns the complete configuration; omitted limits are those of the dialect. */
export function createConfig(changes: ConfigChanges = {}): v.InferOutput<typeof configSchema> {
  return v.parse(configSchema, mergeConfig(dialectLimits[changes.dialect ?? 'akkoma'], changes));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mergeInto(base: unknown, override: unknown): unknown {
  if (!isRecord(base) || !isRecord(override)) return override;
  const merged: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(override)) merged[name] = mergeInto(base[name], value);
  return merged;
}

/** Merges configurations; later ones take precedence. */
export function mergeConfig(...layers: readonly ConfigChanges[]): ConfigChanges {
  const all: unknown = layers.reduce<unknown>(mergeInto, {});
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- createConfig parses the result
  return all as ConfigChanges;
}
