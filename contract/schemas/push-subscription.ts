import * as v from 'valibot';
import { entity, mapOf } from '../lenient-schema.ts';

/** A Web Push subscription. */
export const pushSubscription = entity(
  {},
  {
    id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
    endpoint: v.string(),
    server_key: v.string(),
    policy: v.string(),
    alerts: mapOf(v.boolean()),
  },
);

export type PushSubscription = v.InferOutput<typeof pushSubscription>;
