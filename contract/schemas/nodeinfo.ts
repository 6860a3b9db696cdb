import * as v from 'valibot';
import { entity, listOf, mapOf, narrowestIfInvalid } from '../lenient-schema.ts';

const isOpen = narrowestIfInvalid(v.boolean(), false);

const metadata = entity(
  {},
  {
    nodeName: v.string(),
    nodeDescription: v.string(),
    private: narrowestIfInvalid(v.boolean(), true),
    accountActivationRequired: narrowestIfInvalid(v.boolean(), true),
    invitesEnabled: v.boolean(),
    mailerEnabled: v.boolean(),
    privilegedStaff: v.boolean(),
    skipThreadContainment: v.boolean(),
    features: listOf(v.string()),
    postFormats: listOf(v.string()),
    restrictedNicknames: listOf(v.string()),
    /** URLs of accounts. */
    staffAccounts: listOf(v.string()),
    localBubbleInstances: listOf(v.string()),
    federatedTimelineAvailable: isOpen,
    publicTimelineVisibility: narrowestIfInvalid(
      entity({}, { local: isOpen, federated: isOpen, bubble: isOpen }),
      { local: false, federated: false, bubble: false },
    ),
    suggestions: entity({}, { enabled: v.boolean(), web: v.string() }),
    /** The schema `federation` parses it where it is shown, so that pages load without that schema. */
    federation: mapOf(v.unknown()),
    uploadLimits: entity(
      {},
      {
        general: v.number(),
        avatar: v.number(),
        background: v.number(),
        banner: v.number(),
      },
    ),
    pollLimits: entity(
      {},
      {
        max_options: v.number(),
        max_option_chars: v.number(),
        min_expiration: v.number(),
        max_expiration: v.number(),
      },
    ),
    fieldsLimits: entity(
      {},
      {
        maxFields: v.number(),
        maxRemoteFields: v.number(),
        nameLength: v.number(),
        valueLength: v.number(),
      },
    ),
  },
);

/** The software of the server and its features. */
export const nodeinfo = entity(
  {},
  {
    version: v.string(),
    openRegistrations: isOpen,
    protocols: listOf(v.string()),
    services: entity({}, { inbound: listOf(v.string()), outbound: listOf(v.string()) }),
    software: entity({}, { name: v.string(), version: v.string(), repository: v.string() }),
    usage: entity(
      {},
      {
        localPosts: v.number(),
        users: entity(
          {},
          { total: v.number(), activeMonth: v.number(), activeHalfyear: v.number() },
        ),
      },
    ),
    metadata,
  },
);

export type Nodeinfo = v.InferOutput<typeof nodeinfo>;

/** Where a server has its nodeinfo, by version (`/.well-known/nodeinfo`). */
export const nodeinfoLinks = entity(
  {},
  { links: listOf(entity({ rel: v.string(), href: v.string() }, {})) },
);
