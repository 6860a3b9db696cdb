import { useState } from 'react';
import * as v from 'valibot';
import { createStoredValue, type StoredValue } from '#lib/storage/stored-value.ts';
import type { SessionPart } from './session.ts';
import { useSession } from './session-context.ts';

export interface WrittenForm<T> {
  readonly schema: v.GenericSchema<unknown, T>;
  readonly part: SessionPart<StoredValue<T>>;
}

/** A form whose content is kept on this device under `name`, for each viewer apart. */
export function writtenForm<T>(name: string, schema: v.GenericSchema<unknown, T>): WrittenForm<T> {
  return {
    schema,
    part: {
      name: `written ${name}`,
      create({ area, viewerId, ended, onStorageTrouble: onTrouble }) {
        const key = `${name}.${viewerId ?? ''}`;
        const stored = createStoredValue({ name: key, version: 1, schema, area, onTrouble });
        ended.addEventListener('abort', () => stored.remove());
        return stored;
      },
    },
  };
}

/**
 * What stands in a form and is not saved yet, `undefined` where that is nothing. It stays over a reload
 * and when the form is left, until it is saved, given up (`undefined`), or one signs out.
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
