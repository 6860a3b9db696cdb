import * as v from 'valibot';
import { isMotifName, type MotifName } from '../drawing/draw-avatar.ts';
import { isSceneShape, type SceneShape } from '../drawing/draw-scene.ts';
import { isSceneName, type SceneName } from '../drawing/scenes.ts';
import { isTune, type TuneName } from '../drawing/write-wav.ts';
import { readSeedContent, nonEmptyTextsSchema } from '../read-seed-content.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const motif = v.custom<MotifName>((value) => isText(value) && isMotifName(value));
const scene = v.custom<SceneName>((value) => isText(value) && isSceneName(value));
const shape = v.custom<SceneShape>((value) => isText(value) && isSceneShape(value));
const tune = v.custom<TuneName>((value) => isText(value) && isTune(value));

const texts = v.array(v.string());
const flag = v.exactOptional(v.boolean());
const text = v.exactOptional(v.string());
const count = v.exactOptional(v.number());

const accountSchema = v.strictObject({
  /** Accounts with an `@` in the name are remote. */
  acct: v.string(),
  displayName: v.string(),
  note: v.string(),
  motif,
  /** Hue of the avatar in degrees on the colour wheel. */
  hue: v.number(),
  header: scene,
  fields: v.exactOptional(v.array(v.tuple([v.string(), v.string()]))),
  role: v.exactOptional(v.picklist(['admin', 'moderator'])),
  bot: flag,
  locked: flag,
  suggested: flag,
  deactivated: flag,
  /** Counts of the remote server, which include accounts and statuses unknown here. */
  followers: count,
  following: count,
  statuses: count,
});

export type SeedAccount = v.InferOutput<typeof accountSchema>;

const { local, remote, follows } = readSeedContent(
  'accounts',
  v.strictObject({
    local: v.array(accountSchema),
    remote: v.array(accountSchema),
    /** Followed accounts by follower; both without the host. */
    follows: v.record(v.string(), texts),
  }),
);

export { local as localAccounts, remote as remoteAccounts, follows };

const image = v.strictObject({ scene, alt: v.string(), shape: v.exactOptional(shape) });
const file = v.variant('kind', [
  v.strictObject({
    kind: v.literal('animation'),
    alt: v.string(),
    motif,
    hue: v.number(),
    format: v.exactOptional(v.picklist(['gif', 'webp'])),
  }),
  v.strictObject({ kind: v.literal('video'), alt: v.string(), scene }),
  v.strictObject({ kind: v.literal('audio'), alt: v.string(), tune }),
  v.strictObject({ kind: v.picklist(['flash', 'binary']), alt: v.string() }),
]);
const remoteEmoji = { name: v.string(), motif, hue: v.number() };
/**
 * Accounts that perform an action: names of certain accounts, and a number of other accounts that
 * are chosen at random.
 */
const actors = v.exactOptional(v.array(v.union([v.string(), v.number()])));

const statusEntries = {
  /** The key that other statuses and events refer to. */
  key: text,
  author: v.string(),
  hoursAgo: v.number(),
  inReplyTo: text,
  quote: text,
  visibility: v.exactOptional(v.picklist(['public', 'unlisted', 'local', 'private', 'direct'])),
  language: text,
  contentType: v.exactOptional(
    v.picklist(['text/markdown', 'text/html', 'text/bbcode', 'text/x.misskeymarkdown']),
  ),
  spoilerText: text,
  sensitive: flag,
  text: v.string(),
  images: v.exactOptional(v.array(image)),
  files: v.exactOptional(v.array(file)),
  remoteEmoji: v.exactOptional(v.array(v.strictObject(remoteEmoji))),
  poll: v.exactOptional(
    v.strictObject({
      /** Title and number of votes of each option. */
      options: v.array(v.tuple([v.string(), v.number()])),
      hours: v.number(),
      multiple: flag,
      /** The option that a known account votes for. */
      votes: v.exactOptional(v.record(v.string(), v.number())),
    }),
  ),
  card: v.exactOptional(
    v.strictObject({ title: v.string(), description: v.string(), url: v.string(), scene }),
  ),
  pinned: flag,
  favouritedBy: actors,
  rebloggedBy: actors,
  bookmarkedBy: v.exactOptional(texts),
  reactions: v.exactOptional(v.record(v.string(), texts)),
  remoteReactions: v.exactOptional(v.array(v.strictObject({ ...remoteEmoji, by: texts }))),
  edit: v.exactOptional(v.strictObject({ text: v.string(), afterMinutes: v.number() })),
};

const statusSchema = v.strictObject(statusEntries);

export type SeedStatus = v.InferOutput<typeof statusSchema>;
export type SeedImage = v.InferOutput<typeof image>;
export type SeedFile = v.InferOutput<typeof file>;
export type RemoteEmoji = Pick<SeedAccount, 'motif' | 'hue'> & { readonly name: string };

/** A status, or a conversation that begins with it. */
export const conversationSchema = v.strictObject({
  ...statusEntries,
  /**
   * Author and text of each reply, and which status it replies to: 0 is the first status, n the nth
   * reply. Without that number a reply is to the first status or, in a `replyChain`, to the
   * previous reply.
   */
  replies: v.exactOptional(
    v.array(
      v.union([
        v.strictTuple([v.string(), v.string()]),
        v.strictTuple([v.string(), v.string(), v.number()]),
      ]),
    ),
  ),
  /** Minutes between two replies. */
  replyInterval: count,
  replyChain: flag,
  replyLanguage: text,
});

export type SeedConversation = v.InferOutput<typeof conversationSchema>;

/** Everything besides statuses: announcements, reports, sign-ups, and members' own data. */
export const seedEvents = readSeedContent(
  'events',
  v.strictObject({
    announcements: v.array(
      v.strictObject({ hoursAgo: v.number(), text: v.string(), activeHours: count }),
    ),
    reports: v.array(
      v.strictObject({
        hoursAgo: v.number(),
        reporter: v.string(),
        target: v.string(),
        comment: v.string(),
        statuses: texts,
        forward: v.boolean(),
        staffNote: text,
        resolved: flag,
      }),
    ),
    /** The members of each list by owner and title. */
    lists: v.record(v.string(), v.record(v.string(), texts)),
    accountNotes: v.array(
      v.strictObject({ author: v.string(), target: v.string(), text: v.string() }),
    ),
    /** What profiles feature: tuples of an account and a hashtag or another account. */
    featured: v.strictObject({
      tags: v.array(v.tuple([v.string(), v.string()])),
      people: v.array(v.tuple([v.string(), v.string()])),
      collections: v.array(
        v.strictObject({
          owner: v.string(),
          name: v.string(),
          description: v.string(),
          tag: v.string(),
          members: texts,
        }),
      ),
    }),
    followedTags: v.array(v.tuple([v.string(), v.string()])),
    /** Recent follows, and pending requests to locked accounts. */
    follows: v.array(
      v.strictObject({ follower: v.string(), followed: v.string(), hoursAgo: v.number() }),
    ),
    signUps: v.array(
      v.strictObject({
        username: v.string(),
        displayName: v.string(),
        reason: v.string(),
        hoursAgo: v.number(),
      }),
    ),
    scheduledStatus: v.string(),
  }),
);

/** Texts from which the daily statuses of bots are composed. */
export const dailyTexts = readSeedContent(
  'daily-statuses',
  v.strictObject({
    skies: nonEmptyTextsSchema,
    remarks: nonEmptyTextsSchema,
    ducks: nonEmptyTextsSchema,
    questions: v.array(
      v.strictObject({ text: v.string(), options: v.array(v.tuple([v.string(), v.number()])) }),
    ),
  }),
);
