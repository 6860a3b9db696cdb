import * as v from 'valibot';
import { usualFrontends } from './usual-frontends.ts';

/** Switches that belong together; each keeps its usual value where nothing is said. */
function part<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries);
}

const on = v.optional(v.boolean(), true);
const off = v.optional(v.boolean(), false);

function text(usual: string) {
  return v.optional(v.string(), usual);
}

function texts(usual: readonly string[]) {
  return v.optional(v.array(v.string()), () => [...usual]);
}

/** A size or count. */
function number(usual: number) {
  return v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), usual);
}

const webAddress = v.pipe(
  v.string(),
  v.check((given) => {
    const url = URL.parse(given);
    return url !== null && /^https?:$/.test(url.protocol);
  }, 'a web address is wanted'),
);

const formats = [
  'text/plain',
  'text/html',
  'text/markdown',
  'text/bbcode',
  'text/x.misskeymarkdown',
];

/**
 * Every switch of an instance, with its usual value; a test, a demo and a configuration file say the
 * same words. A switch is added here and described in docs/instance.md, and nowhere else.
 */
export const configSchema = part({
  name: text('Rookery'),
  description: text('A small instance on this machine, to try things on.'),
  shortDescription: text(''),
  email: text('staff@rookery.test'),
  /** The part after the second `@` of people here. */
  domain: text('localhost'),
  /** The address people reach the instance at, where a server that speaks TLS stands before it. */
  publicUrl: v.optional(webAddress),
  languages: texts(['en']),
  /** Shows what a demonstration needs: the mails, at /dev/mail. */
  demo: off,
  registration: v.optional(
    part({
      open: on,
      /** Staff let people in, by the reason they gave. */
      approval: off,
      /** A link in a mail must be followed before the first sign-in. */
      confirmation: off,
      /** Staff may make invitations, which work while registration is closed. */
      invites: off,
      captcha: v.optional(v.picklist(['none', 'native', 'kocaptcha']), 'none'),
      /** How long a captcha may be answered, in seconds. */
      captchaSeconds: number(300),
    }),
    {},
  ),
  /** A private instance shows visitors nothing that people wrote. */
  private: off,
  /** Which timelines visitors may read. */
  visitorTimelines: v.optional(part({ local: on, federated: on, bubble: off }), {}),
  /** Whether visitors read announcements; Akkoma refuses them. */
  visitorAnnouncements: off,
  federatedTimelineAvailable: on,
  bubbleInstances: texts([]),
  limits: v.optional(
    part({
      status: number(5000),
      description: number(5000),
      displayName: number(100),
      note: number(5000),
      fields: number(10),
      fieldName: number(512),
      fieldValue: number(2048),
      pinned: number(1),
      upload: number(16_000_000),
      avatar: number(2_000_000),
      header: number(4_000_000),
      background: number(4_000_000),
      pollOptions: number(20),
      pollOptionLength: number(200),
      pollMinimumExpiry: number(0),
      pollMaximumExpiry: number(31_536_000),
    }),
    {},
  ),
  postFormats: texts(formats),
  editing: on,
  /** Keeps the point of a picture that is to stay in view, as Mastodon does. */
  focalPoints: off,
  /** How long a file sent to /api/v2/media is worked on, in seconds; 0: it is ready at once. */
  mediaSeconds: number(0),
  /** Finds out the size and blurhash of uploads. Akkoma does so only with filters that few switch on. */
  mediaMeta: off,
  suggestions: off,
  /** There is no federation, so nobody elsewhere ever answers a follow; this lets those who are not locked accept at once. */
  remoteAccepts: off,
  /** Signs in the GETs of pages of this origin by a cookie, for other front ends that count on it. */
  sessionCookie: off,
  /** Answers 429 as the real server does. */
  throttle: off,
  preload: v.optional(
    part({
      /** Documents laid into every page, so that the first screen needs no request for them. */
      documents: on,
      publicTimeline: off,
    }),
    {},
  ),
  push: v.optional(
    part({
      enabled: on,
      /** Lets push go to http and to addresses of this machine and network, for tests alone. */
      privateAddresses: off,
    }),
    {},
  ),
  /** A service that speaks LibreTranslate's protocol; without an address nothing is translated. */
  translation: v.optional(
    part({ address: v.optional(webAddress), apiKey: text(''), visitors: off }),
    {},
  ),
  /** The timeline of direct posts, which newer servers no longer have. */
  directTimeline: on,
  /** Pages whose links get a preview, beside those that every instance knows; nothing is fetched. */
  knownPages: v.optional(
    v.array(part({ url: webAddress, title: v.string(), description: text('') })),
    () => [],
  ),
  /** What the instance says its servers do to posts; told in its metadata. */
  policies: texts([
    'ObjectAgePolicy',
    'TagPolicy',
    'HashtagPolicy',
    'InlineQuotePolicy',
    'NormalizeMarkup',
  ]),
  /** For SimplePolicy: what is done (`reject`, `media_nsfw` …) to which hosts, and why. */
  hostPolicies: v.optional(v.record(v.string(), v.record(v.string(), v.string())), {}),
  /** For KeywordPolicy. */
  keywordPolicy: v.optional(
    part({
      reject: texts([]),
      federatedTimelineRemoval: texts([]),
      /** Replacements, by the words that they replace. */
      replace: v.optional(v.record(v.string(), v.string()), {}),
    }),
    {},
  ),
  /** Hosts that are sent nothing but what is public, and why. */
  quarantined: v.optional(v.record(v.string(), v.string()), {}),
  /** HTML of the instance panel. */
  panel: text(
    '<p>You are reading <b>Rookery</b>, an instance that lives on this machine alone.</p>\n',
  ),
  /** HTML of the terms; left empty, those that come with the client are served. */
  terms: text(''),
  /** What the instance tells front ends, by front end's name; added to what it usually tells. */
  frontends: v.pipe(
    v.optional(v.record(v.string(), v.record(v.string(), v.unknown())), {}),
    v.transform((given) =>
      Object.fromEntries(
        Object.entries({ ...usualFrontends, ...given }).map(([name, settings]) => [
          name,
          { ...usualFrontends[name], ...settings },
        ]),
      ),
    ),
  ),
});

/** Everything that can be switched on an instance, so that a test or a demo can be any instance. */
export type InstanceConfig = v.InferOutput<typeof configSchema> & {
  /** Made at the first start; not a switch. */
  readonly vapidPublicKey: string;
};

/** Any part of a configuration; what is left out stays as it is. */
export type ConfigChanges = v.InferInput<typeof configSchema>;

export function configure(changes: ConfigChanges = {}): v.InferOutput<typeof configSchema> {
  return v.parse(configSchema, changes);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function laidOver(below: unknown, above: unknown): unknown {
  if (!isRecord(below) || !isRecord(above)) return above;
  const merged: Record<string, unknown> = { ...below };
  for (const [name, value] of Object.entries(above)) merged[name] = laidOver(below[name], value);
  return merged;
}

/** Changes upon changes: those that come later count. */
export function layChanges(...layers: readonly ConfigChanges[]): ConfigChanges {
  const all: unknown = layers.reduce<unknown>(laidOver, {});
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- configure parses it in any case
  return all as ConfigChanges;
}
