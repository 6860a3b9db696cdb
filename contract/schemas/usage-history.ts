import * as v from 'valibot';
import { entity, listOf } from '../lenient-schema.ts';

/** Mastodon sends counts as strings, others as numbers. */
const amount = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(Number),
  v.check((uses) => Number.isSafeInteger(uses) && uses >= 0),
);

/** How often something was used on each day, the latest first. */
export const usageHistory = listOf(entity({}, { day: v.string(), accounts: amount, uses: amount }));

export type UsageHistory = v.InferOutput<typeof usageHistory>;
