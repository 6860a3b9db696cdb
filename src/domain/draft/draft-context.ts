/*
 * What staff write that is no post: a note to a report goes by the report's id, a document of the
 * instance by its name, an announcement by its id, or as `new`.
 */
const staffKinds = ['reportNote', 'document', 'announcement'] as const;
const kinds = ['reply', 'quote', 'edit', 'redraft', ...staffKinds] as const;

export type StaffKind = (typeof staffKinds)[number];

/** What a draft is for: each place keeps its own. */
export type DraftContext =
  | { readonly kind: 'new' }
  | { readonly kind: (typeof kinds)[number]; readonly statusId: string }
  /** One that was put aside: a copy, or what two tabs wrote for the same place. */
  | { readonly kind: 'kept'; readonly id: string };

/** Whether it can become a post. */
export function isOfPost({ kind }: DraftContext): boolean {
  return !staffKinds.some((one) => one === kind);
}

/** The draft's name among those of its author: `status`, `reply:ID`, `quote:ID` (R-COMP-014) and so on. */
export function draftKey(context: DraftContext): string {
  if (context.kind === 'new') return 'status';
  return `${context.kind}:${context.kind === 'kept' ? context.id : context.statusId}`;
}

/** The reverse; nothing for a name that no draft bears. */
export function draftContextOf(key: string): DraftContext | undefined {
  if (key === 'status') return { kind: 'new' };
  const [name, ...rest] = key.split(':');
  const id = rest.join(':');
  if (id === '') return undefined;
  if (name === 'kept') return { kind: 'kept', id };
  const kind = kinds.find((one) => one === name);
  return kind && { kind, statusId: id };
}
