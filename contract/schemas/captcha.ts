import * as v from 'valibot';
import { entity } from '../lenient-schema.ts';

/**
 * The captcha of a sign-up: `type` none, kocaptcha, native or another (R-ENT-054). `url` is an
 * address or a data URL with the picture.
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
