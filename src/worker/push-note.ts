import * as v from 'valibot';
import { noteActions } from '#lib/worker/note-actions.ts';
import type { ShownNote } from '#lib/worker/show-note.ts';
import { otherWords, type WorkerNote } from '#lib/worker/worker-note.ts';

/** What comes with a push message, as Akkoma writes it. */
const message = v.object({
  notification_id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  notification_type: v.optional(v.string(), ''),
  title: v.optional(v.string()),
  body: v.optional(v.string(), ''),
  icon: v.optional(v.string()),
  pleroma: v.optional(v.object({ activity_id: v.nullish(v.string()) })),
});

export type PushMessage = v.InferOutput<typeof message>;

/** What is asked for besides: in a push message subject and names are missing. */
const asked = v.object({
  account: v.object({ acct: v.string(), display_name: v.nullish(v.string()) }),
  status: v.nullish(
    v.object({
      spoiler_text: v.nullish(v.string()),
      pleroma: v.optional(
        v.object({ content: v.optional(v.object({ 'text/plain': v.optional(v.string()) })) }),
      ),
    }),
  ),
});

/** Reads a push message; undefined for what is none. */
export function readMessage(data: unknown): PushMessage | undefined {
  const read = v.safeParse(message, data);
  return read.success ? read.output : undefined;
}

/** Whether the server was asked to leave the contents out (R-PUSH-003): then nothing more is asked for. */
export function isHidden({ title }: PushMessage): boolean {
  return title === undefined;
}

/** `@name: words` as the server writes it; the words are missing where it says something of its own. */
function partsOf(body: string): { name: string; words: string } {
  const [, name = '', words = ''] = /^@([^\s:]+)(?::\s|\srepeated:\s)?([^]*)$/.exec(body) ?? [];
  return { name, words };
}

/** What a push message is shown as, in the words the page has left; `document` is the notification itself, where it could be had. */
export function shownNote(
  pushed: PushMessage,
  { words, hidesUnderSubject, notificationsPath }: WorkerNote,
  document: unknown,
): ShownNote {
  const { notification_id: id, notification_type: type, body, icon, pleroma } = pushed;
  const statusId = pleroma?.activity_id;
  const shared = {
    id,
    type,
    path: statusId == null ? notificationsPath : `/notice/${encodeURIComponent(statusId)}`,
    statusId: statusId ?? undefined,
    actions: isHidden(pushed) ? [] : noteActions(type, statusId != null, words),
  };
  if (isHidden(pushed))
    return { ...shared, title: words[otherWords.hidden] ?? body, body: '', icon: undefined };
  const read = v.safeParse(asked, document);
  const told = partsOf(body);
  const account = read.success ? read.output.account : undefined;
  const status = read.success ? read.output.status : undefined;
  const subject = status?.spoiler_text ?? '';
  const text = status?.pleroma?.content?.['text/plain'] ?? told.words;
  const hasWords = type !== 'follow' && type !== 'follow_request' && statusId != null;
  const name = account?.display_name || account?.acct || told.name;
  const sentence = words[type] ?? words[otherWords.unknown] ?? '{name}';
  const withSubject = subject === '' || hidesUnderSubject ? subject || text : `${subject}\n${text}`;
  return {
    ...shared,
    title: sentence.replace('{name}', () => name),
    body: hasWords ? withSubject : '',
    icon,
  };
}
