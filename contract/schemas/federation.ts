import * as v from 'valibot';
import { entity, listOf, mapOf } from '../lenient-schema.ts';

const hosts = listOf(v.string());

const reasons = mapOf(mapOf(entity({}, { reason: v.string() })));

/** The federation policies of an instance. */
export const federation = entity(
  {},
  {
    enabled: v.boolean(),
    exclusions: v.boolean(),
    mrf_policies: hosts,
    mrf_simple: entity(
      {},
      {
        accept: hosts,
        reject: hosts,
        federated_timeline_removal: hosts,
        media_nsfw: hosts,
        media_removal: hosts,
        avatar_removal: hosts,
        banner_removal: hosts,
        background_removal: hosts,
        followers_only: hosts,
        reject_deletes: hosts,
        report_removal: hosts,
      },
    ),
    /** The reasons for limiting hosts, by policy and then by host. */
    mrf_simple_info: reasons,
    quarantined_instances: hosts,
    quarantined_instances_info: reasons,
    mrf_keyword: entity(
      {},
      {
        federated_timeline_removal: listOf(v.string()),
        reject: listOf(v.string()),
        replace: listOf(entity({}, { pattern: v.string(), replacement: v.string() })),
      },
    ),
    mrf_hashtag: mapOf(listOf(v.string())),
    mrf_object_age: entity({}, { threshold: v.number(), actions: listOf(v.string()) }),
  },
);

export type Federation = v.InferOutput<typeof federation>;
