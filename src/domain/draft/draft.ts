import * as v from 'valibot';

export const visibilities = ['public', 'unlisted', 'private', 'direct', 'local'] as const;

/** What a person has written and not yet posted (spec 2 §2, Composer). */
export const draft = v.object({
  text: v.string(),
  subject: v.string(),
  visibility: v.picklist(visibilities),
  /** One per composed post and the same over retries, so that the server posts it once. */
  idempotencyKey: v.string(),
  /** ISO 8601; the moment of the last change. */
  updatedAt: v.string(),
});

export type Draft = v.InferOutput<typeof draft>;

/** What a draft is for: each place keeps its own. */
export type DraftContext =
  | { readonly kind: 'new' }
  | { readonly kind: 'reply'; readonly statusId: string }
  | { readonly kind: 'quote'; readonly statusId: string }
  /** A note of staff to a report, by the report's id. */
  | { readonly kind: 'reportNote'; readonly statusId: string };

/** The draft's name among those of its author: `status`, `reply:ID`, `quote:ID` or `reportNote:ID`. */
export function draftKey(context: DraftContext): string {
  return context.kind === 'new' ? 'status' : `${context.kind}:${context.statusId}`;
}

/** Whether there is nothing in it worth keeping. */
export function isEmptyDraft({ text, subject }: Pick<Draft, 'text' | 'subject'>): boolean {
  return text.trim() === '' && subject.trim() === '';
}
