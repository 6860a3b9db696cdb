import { useState } from 'react';
import * as v from 'valibot';
import { createStoredValue, type StoredValue } from '#lib/storage/stored-value.ts';
import type { Session, SessionPart } from './session.ts';
import { useSession } from './session-context.ts';

/** Every form of this kind, so that signing out can find and delete what was typed. */
const formNames = ['profile', 'rule', 'filter'] as const;

export type FormName = (typeof formNames)[number];

export interface WrittenForm<T> {
  readonly schema: v.GenericSchema<unknown, T>;
  readonly part: SessionPart<StoredValue<T>>;
}

type FormStorage = Pick<Session, 'area' | 'viewerId' | 'onStorageTrouble'>;

function keyOf(name: FormName, { viewerId }: FormStorage): string {
  return `${name}.${viewerId ?? ''}`;
}

/** A form whose content is stored on this device under `name`, for each viewer apart. */
export function writtenForm<T>(
  name: FormName,
  schema: v.GenericSchema<unknown, T>,
): WrittenForm<T> {
  return {
    schema,
    part: {
      name: `written ${name}`,
      create: (session) =>
        createStoredValue({
          name: keyOf(name, session),
          version: 1,
          schema,
          area: session.area,
          onTrouble: session.onStorageTrouble,
        }),
    },
  };
}

/** What this viewer has typed into forms and not saved, including what can no longer be read. */
function storedForms(session: FormStorage): readonly StoredValue<unknown>[] {
  return formNames
    .flatMap((name) => [keyOf(name, session), `${keyOf(name, session)}.quarantine`])
    .map((name) =>
      createStoredValue({
        name,
        version: 1,
        schema: v.unknown(),
        migrate: (value) => value,
        area: session.area,
      }),
    )
    .filter((form) => form.read() !== undefined);
}

/** How many forms hold something that is not saved. */
export function countWrittenForms(session: FormStorage): number {
  return storedForms(session).length;
}

/** Deletes what this viewer has typed into forms and not saved. */
export function deleteWrittenForms(session: FormStorage): void {
  for (const form of storedForms(session)) form.remove();
}

/**
 * What was typed into a form and is not saved yet; `undefined` where that is nothing. It outlives the
 * page and the sign-in, until it is saved or given up (`undefined`).
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
