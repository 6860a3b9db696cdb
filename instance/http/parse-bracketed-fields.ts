/** Parsed parameters by name: texts, files, lists and nested records. */
export interface IncomingRecord {
  [name: string]: unknown;
}

/** Names that are rejected, because they would modify the prototype of an object. */
const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

function isRecord(value: unknown): value is IncomingRecord {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob)
  );
}

/** Parses `a=1`, `a[]=1`, `a[b]=1` and `a[b][]=1` into nested records and lists. */
export function parseBracketedFields(
  entries: Iterable<readonly [string, string | File]>,
): IncomingRecord {
  const root: IncomingRecord = {};
  for (const [name, value] of entries) {
    const head = /^[^[]*/.exec(name)?.[0] ?? name;
    const keys = [head, ...[...name.matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? '')];
    if (keys.some((key) => forbiddenKeys.has(key)) || keys.length > 4) continue;
    let at: IncomingRecord = root;
    for (const [depth, key] of keys.entries()) {
      const next = keys[depth + 1];
      if (next === undefined) {
        at[key] = value;
      } else if (next === '') {
        const list = at[key];
        if (Array.isArray(list)) list.push(value);
        else at[key] = [value];
        break;
      } else {
        const inner = at[key];
        const record: IncomingRecord = isRecord(inner) ? inner : {};
        at[key] = record;
        at = record;
      }
    }
  }
  return root;
}
