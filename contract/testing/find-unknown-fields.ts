/** Returns the paths of response fields missing from the schema, with `[]` for list items. */
export function findUnknownFields(given: unknown, parsed: unknown, path = ''): readonly string[] {
  if (typeof given !== 'object' || given === null) return [];
  if (typeof parsed !== 'object' || parsed === null) return [];
  if (Array.isArray(given)) {
    if (!Array.isArray(parsed)) return [];
    return given.flatMap((item, index) => findUnknownFields(item, parsed[index], `${path}[]`));
  }
  const known = new Map<string, unknown>(Object.entries(parsed));
  return Object.entries(given).flatMap(([name, value]) =>
    known.has(name)
      ? findUnknownFields(value, known.get(name), `${path}.${name}`)
      : [`${path}.${name}`],
  );
}
