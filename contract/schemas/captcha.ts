import * as v from 'valibot';
import { entity } from '../lenient.ts';

/**
 * What a new member must solve: `type` none, kocaptcha, native or another (R-ENT-054).
 * `url` is an address or the picture itself as a data address.
 */
export const captcha = entity(
  { type: v.string() },
  {
    url: v.string(),
    token: v.string(),
    answer_data: v.string(),
    seconds_valid: v.number(),
  },
);

export type Captcha = v.InferOutput<typeof captcha>;
