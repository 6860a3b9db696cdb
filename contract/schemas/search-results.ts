import { entity, listOf } from '../lenient-schema.ts';
import { tag } from './tag.ts';
import { account } from './account.ts';
import { status } from './status.ts';

/** The results of a search. */
export const searchResults = entity(
  {},
  { accounts: listOf(account), statuses: listOf(status), hashtags: listOf(tag) },
);
