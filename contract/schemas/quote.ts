import * as v from 'valibot';
import { entity, type Schema } from '../lenient-schema.ts';

const quoteStates = [
  'pending',
  'accepted',
  'rejected',
  'revoked',
  'deleted',
  'unauthorized',
  'blocked_account',
  'blocked_domain',
  'muted_account',
] as const;

/**
 * State of a quote (Mastodon 4.4). The quoted status is shown if it is `accepted`, and on request
 * in the last three states (Mastodon 4.5).
 */
export type QuoteState = (typeof quoteStates)[number];

/** A quote as Mastodon sends it; a quote within a quote has only the id of the quoted status. */
export interface Quote<Status> {
  readonly state: QuoteState;
  readonly quoted_status?: Status | null;
  readonly quoted_status_id?: string | null;
}

/* Mastodon documents that unknown states mean `unauthorized`. */
const quoteState = v.pipe(
  v.unknown(),
  v.transform((state) => quoteStates.find((known) => known === state) ?? 'unauthorized'),
);

/** Creates the schema of a quote from the schema of the quoted status, which is recursive. */
/* @__NO_SIDE_EFFECTS__ */
export function quote<Status>(status: Schema<Status | null>): Schema<Quote<Status>> {
  return entity(
    { state: quoteState },
    { quoted_status: status, quoted_status_id: v.nullable(v.string()) },
  );
}
