/** What lies in storage, or comes out of it, as fields that are not known yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** Gives the fields of whatever it is; none of what has none. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Gives the fields of what lies under a name. Throws where storage is forbidden, or no JSON lies there. */
export function fieldsIn(area: Pick<Storage, 'getItem'>, name: string): Fields {
  return fieldsOf(JSON.parse(area.getItem(name) ?? 'null'));
}

/** Whose account is signed in, as storage has it for every tab; null for a visitor. Throws likewise. */
export function storedViewer(area: Pick<Storage, 'getItem'>): unknown {
  const { value } = fieldsIn(area, 'oauth');
  return fieldsOf(fieldsOf(value)['member'])['accountId'] ?? null;
}
