import { useState } from 'react';
import * as v from 'valibot';
import { createStoredValue, type StoredValue } from '#lib/storage/stored-value.ts';
import { filterRule } from '#session/preferences/rows/filter-rules.ts';
import type { SessionPart } from '#session/session.ts';
import { useSession } from '#session/session-context.ts';

const serverFilter = v.object({
  /** Absent while it is being made. */
  id: v.exactOptional(v.string()),
  phrase: v.string(),
  contexts: v.pipe(v.array(v.string()), v.readonly()),
  isWholeWord: v.boolean(),
  isIrreversible: v.boolean(),
});

export type FilterDraft = v.InferOutput<typeof serverFilter>;

interface WrittenForm<T> {
  readonly schema: v.GenericSchema<unknown, T>;
  readonly part: SessionPart<StoredValue<T>>;
}

function writtenForm<T>(name: string, schema: v.GenericSchema<unknown, T>): WrittenForm<T> {
  return {
    schema,
    part: {
      name: `written ${name}`,
      create({ area, viewerId, ended, onStorageTrouble: onTrouble }) {
        const key = `${name}.${viewerId ?? 'visitor'}`;
        const stored = createStoredValue({ name: key, version: 1, schema, area, onTrouble });
        ended.addEventListener('abort', () => stored.remove());
        return stored;
      },
    },
  };
}

export const writtenRule = writtenForm('rule', filterRule);
export const writtenFilter = writtenForm('filter', serverFilter);

/**
 * What stands in an open form and is not saved yet, `undefined` while it is closed. It stays over a reload
 * and when the settings are closed, until it is saved, given up, or one signs out.
 */
export function useWrittenForm<T>({
  schema,
  part,
}: WrittenForm<T>): readonly [T | undefined, (next: T | undefined) => void] {
  const stored = useSession().part(part);
  const [written, setWritten] = useState(() => stored.read());
  const keep = (next: T | undefined): void => {
    if (next === undefined) stored.remove();
    else stored.write(v.parse(schema, next));
    setWritten(next);
  };
  return [written, keep];
}
