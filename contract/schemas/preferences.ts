import * as v from 'valibot';
import { entity } from '../lenient-schema.ts';

/** Posting and reading defaults stored on the server, with Mastodon's field names. */
export const preferences = entity(
  {},
  {
    'posting:default:visibility': v.string(),
    'posting:default:sensitive': v.boolean(),
    'posting:default:language': v.nullable(v.string()),
    'reading:expand:media': v.string(),
    'reading:expand:spoilers': v.boolean(),
  },
);
