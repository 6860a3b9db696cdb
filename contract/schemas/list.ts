import * as v from 'valibot';
import { entity, exactText } from '../lenient-schema.ts';

/** A list of accounts; its members are a separate call. */
export const list = entity(
  { id: v.string() },
  { title: exactText, replies_policy: v.string(), exclusive: v.boolean() },
);

export type List = v.InferOutput<typeof list>;
