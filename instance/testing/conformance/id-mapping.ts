type Json = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Kinds of entities with numeric ids, and fields by which they are recognised. */
const kinds: readonly (readonly [kind: string, fields: readonly string[]])[] = [
  ['media', ['preview_url', 'blurhash']],
  ['polls', ['votes_count', 'options']],
  ['notifications', ['type', 'account', 'pleroma', 'created_at']],
  ['conversations', ['accounts', 'last_status']],
  ['scheduled_statuses', ['scheduled_at', 'params']],
  ['oauth_tokens', ['app_name', 'valid_until']],
  ['filters', ['phrase', 'context']],
  ['notes', ['content', 'user']],
  ['lists', ['title']],
];

function kindOf(thing: Json): string | undefined {
  return kinds.find(([, fields]) => fields.every((field) => Object.hasOwn(thing, field)))?.[0];
}

/** Custom emoji have other names on this instance. */
const isCustom = (emoji: unknown): boolean => typeof emoji === 'string' && emoji.startsWith(':');

const isId = (text: string): boolean => /^[0-9A-Za-z]{18}$/.test(text);
const isNumber = (value: unknown): boolean => /^\d+$/.test(String(value));
const placeholder = /<[a-z-]+ \d+>/;

function keyOf(thing: Json): string {
  const id = String(thing['id']);
  return isNumber(id) ? `${kindOf(thing) ?? 'thing'} ${id}` : id;
}

/**
 * Maps the ids, tokens and codes of the recordings to those of this instance, which are registered
 * when they first occur in a response.
 */
export interface IdMapping {
  /** Registers the ids in two responses to the same request. */
  learn(recorded: unknown, ours: unknown): void;
  set(recorded: string, ours: string): void;
  /**
   * Registers a replacement for a value that is too short to be recognised as an id, such as the
   * solution of a captcha. Replaces an earlier one.
   */
  setWord(recorded: string, ours: string): void;
  get(recorded: string): string | undefined;
  /** Returns the id on this instance of an entity of this kind; the recorded id if it is unknown. */
  number(kind: string, recorded: string): string;
  /** Replaces all ids and placeholders in a text. */
  translate(text: string): string;
  /** Returns the list item that corresponds to a recorded one. */
  partner(recorded: unknown, index: number, items: readonly unknown[]): unknown;
}

export function createIdMapping(): IdMapping {
  const known = new Map<string, string>();
  const textsByKey = new Map<string, string>();

  function set(recorded: string, ours: string): void {
    if (!known.has(recorded)) known.set(recorded, ours);
  }

  /** Whether two things belong to the same account; true if unknown. */
  function isBy(ours: unknown, recorded: unknown): boolean {
    if (!isRecord(ours) || !isRecord(recorded)) return true;
    const id = known.get(String(recorded['id']));
    return id === undefined ? ours['acct'] === recorded['acct'] : id === ours['id'];
  }

  function partner(recorded: unknown, index: number, items: readonly unknown[]): unknown {
    if (!isRecord(recorded) || !Object.hasOwn(recorded, 'id')) return items[index];
    const id = known.get(keyOf(recorded));
    if (id !== undefined) return items.find((item) => isRecord(item) && String(item['id']) === id);
    const partnerIds = new Set(known.values());
    const isLike = (item: unknown): boolean =>
      isRecord(item) &&
      item['type'] === recorded['type'] &&
      isCustom(item['emoji']) === isCustom(recorded['emoji']) &&
      isBy(item['account'], recorded['account']) &&
      !partnerIds.has(String(item['id']));
    return isLike(items[index]) ? items[index] : items.find((item) => isLike(item));
  }

  function learnText(recorded: string, ours: string): void {
    if (placeholder.test(recorded)) {
      const [before = '', after = ''] = recorded.split(placeholder);
      const name = placeholder.exec(recorded)?.[0] ?? '';
      if (ours.startsWith(before))
        set(name, ours.slice(before.length, after === '' ? undefined : -after.length));
    } else if (isId(recorded) && isId(ours)) set(recorded, ours);
  }

  function learn(recorded: unknown, ours: unknown): void {
    if (Array.isArray(recorded) && Array.isArray(ours)) {
      for (const [index, item] of recorded.entries()) learn(item, partner(item, index, ours));
    } else if (isRecord(recorded) && isRecord(ours)) {
      const kind = kindOf(recorded);
      if (kind !== undefined && isNumber(recorded['id']))
        set(`${kind} ${String(recorded['id'])}`, String(ours['id']));
      for (const [name, value] of Object.entries(recorded)) learn(value, ours[name]);
    } else if (typeof recorded === 'string' && typeof ours === 'string') learnText(recorded, ours);
  }

  return {
    learn,
    set,
    partner,
    get: (recorded) => known.get(recorded),
    number: (kind, recorded) => known.get(`${kind} ${recorded}`) ?? recorded,
    setWord(recorded, ours) {
      textsByKey.set(recorded, ours);
    },
    translate: (text) =>
      [...textsByKey].reduce(
        (before, [from, to]) => before.replaceAll(from, to),
        text.replaceAll(/<[a-z-]+ \d+>|[0-9A-Za-z_.-]{13,}=?/g, (word) => known.get(word) ?? word),
      ),
  };
}
