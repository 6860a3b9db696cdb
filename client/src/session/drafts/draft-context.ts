/* Texts of staff that are not posts. `id` is the id of the report for a note on it, the name
   for a document of the instance, and the id or `new` for an announcement. */
const staffKinds = ['reportNote', 'document', 'announcement'] as const;
/* `id` is the id of the first status of the conversation. */
const kinds = ['reply', 'quote', 'edit', 'redraft', 'message', ...staffKinds] as const;

export type StaffTextKind = (typeof staffKinds)[number];

/**
 * What a draft is written for, such as a reply to a certain status. There is one draft per context.
 */
export type DraftContext =
  | { readonly kind: 'new' }
  | { readonly kind: (typeof kinds)[number]; readonly statusId: string }
  /**
   * A draft saved separately: a copy, or the second draft if two tabs wrote in the same context.
   */
  | { readonly kind: 'kept'; readonly id: string };

/**
 * The context of a direct message to someone new. It differs from the context of new posts, whose
 * composer would show the text with the visibility of a post.
 */
export const newMessageContext: DraftContext = { kind: 'kept', id: 'direct' };

/** Returns whether the draft can become a post. */
export function isPostDraft({ kind }: DraftContext): boolean {
  return !staffKinds.some((one) => one === kind);
}

/**
 * Returns the name under which the draft of a context is stored: `status`, `reply:ID`, `quote:ID`
 * (R-COMP-014) and so on.
 */
export function draftKey(context: DraftContext): string {
  if (context.kind === 'new') return 'status';
  return `${context.kind}:${context.kind === 'kept' ? context.id : context.statusId}`;
}

/** Converts a name that `draftKey` returned back to its context; undefined for other names. */
export function parseDraftKey(key: string): DraftContext | undefined {
  if (key === 'status') return { kind: 'new' };
  const [name, ...rest] = key.split(':');
  const id = rest.join(':');
  if (id === '') return undefined;
  if (name === 'kept') return { kind: 'kept', id };
  const kind = kinds.find((one) => one === name);
  return kind && { kind, statusId: id };
}
