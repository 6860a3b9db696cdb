import { isRecord, type IdMapping } from './id-mapping.ts';

/** A difference in shape between two responses, with its path. */
export interface ShapeDifference {
  readonly path: string;
  readonly says: string;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Paths of records with arbitrary names, of which only the names in both responses are compared. */
const free =
  /\.(?:settings|settings_store|pleroma_settings_store|alerts|unreachable|mrf_simple_info)$/;

/**
 * Returns whether an entity belongs to a remote account, of which the recorded server returns fewer
 * details.
 */
function isRemote(thing: unknown): boolean {
  if (!isRecord(thing)) return false;
  const person = isRecord(thing['account']) ? thing['account'] : thing;
  return String(person['acct']).includes('@');
}

function ofLists(
  recorded: readonly unknown[],
  ours: readonly unknown[],
  path: string,
  idMapping: IdMapping,
): ShapeDifference[] {
  if (recorded.length === 0 && ours.length === 0) return [];
  if (recorded.length === 0) return [{ path, says: 'holds something, recorded as empty' }];
  if (ours.length === 0) return [{ path, says: 'is empty, recorded with something' }];
  const pairs = recorded.flatMap((item, index): (readonly [unknown, unknown])[] => {
    const partner = idMapping.partner(item, index, ours);
    return partner === undefined ? [] : [[item, partner]];
  });
  const alike = ours.find((item) => isRemote(item) === isRemote(recorded[0]));
  const compared = pairs.length === 0 && alike !== undefined ? [[recorded[0], alike]] : pairs;
  return compared.flatMap(([one, other]) => compareShapes(one, other, idMapping, `${path}[]`));
}

/**
 * Compares two responses by shape: keys, types of values, null and empty lists. List items are
 * compared with their corresponding items.
 */
export function compareShapes(
  recorded: unknown,
  ours: unknown,
  idMapping: IdMapping,
  path = '',
): ShapeDifference[] {
  if (isRecord(recorded) && isRecord(ours)) {
    const shared = Object.keys(recorded).filter((key) => Object.hasOwn(ours, key));
    const within = shared.flatMap((key) =>
      compareShapes(recorded[key], ours[key], idMapping, `${path}.${key}`),
    );
    if (free.test(path)) return within;
    const missing = Object.keys(recorded).filter((key) => !Object.hasOwn(ours, key));
    const surplus = Object.keys(ours).filter((key) => !Object.hasOwn(recorded, key));
    return [
      ...missing.map((key) => ({ path: `${path}.${key}`, says: 'is missing' })),
      ...surplus.map((key) => ({ path: `${path}.${key}`, says: 'is not recorded' })),
      ...within,
    ];
  }
  if (Array.isArray(recorded) && Array.isArray(ours))
    return ofLists(recorded, ours, path, idMapping);
  const [one, other] = [kindOf(recorded), kindOf(ours)];
  return one === other ? [] : [{ path, says: `is ${other}, recorded as ${one}` }];
}
