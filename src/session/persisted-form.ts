import { useState } from 'react';
import * as v from 'valibot';
import { createPersistedValue, type PersistedValue } from '#lib/storage/persisted-value.ts';
import type { Session, SessionPart } from './session.ts';
import { useSession } from './session-context.ts';

/** All forms of this kind, so that sign-out can find and delete their content. */
const formNames = ['profile', 'rule', 'filter'] as const;

export type FormName = (typeof formNames)[number];

export interface PersistedForm<T> {
  readonly schema: v.GenericSchema<unknown, T>;
  readonly part: SessionPart<PersistedValue<T>>;
}

type FormStorage = Pick<Session, 'area' | 'viewerId' | 'onStorageError'>;

function keyOf(name: FormName, { viewerId }: FormStorage): string {
  return `${name}.${viewerId ?? ''}`;
}

/**
 * Defines a form whose content is stored on this device under `name`, separately for each viewer.
 */
export function definePersistedForm<T>(
  name: FormName,
  schema: v.GenericSchema<unknown, T>,
): PersistedForm<T> {
  return {
    schema,
    part: {
      name: `written ${name}`,
      create: (session) =>
        createPersistedValue({
          name: keyOf(name, session),
          version: 1,
          schema,
          area: session.area,
          onStorageError: session.onStorageError,
        }),
    },
  };
}

/** Returns this viewer's unsaved forms, including unreadable ones. */
function storedForms(session: FormStorage): readonly PersistedValue<unknown>[] {
  return formNames
    .flatMap((name) => [keyOf(name, session), `${keyOf(name, session)}.quarantine`])
    .map((name) =>
      createPersistedValue({
        name,
        version: 1,
        schema: v.unknown(),
        migrate: (value) => value,
        area: session.area,
      }),
    )
    .filter((form) => form.read() !== undefined);
}

/** Counts the forms with unsaved content. */
export function countPersistedForms(session: FormStorage): number {
  return storedForms(session).length;
}

/** Deletes this viewer's unsaved forms. */
export function deletePersistedForms(session: FormStorage): void {
  for (const form of storedForms(session)) form.remove();
}

/**
 * Returns a form's unsaved content (undefined for none) and a setter; `undefined` clears it. The
 * content survives reloads and sign-ins until it is saved or discarded.
 */
export function usePersistedForm<T>({
  schema,
  part,
}: PersistedForm<T>): readonly [T | undefined, (next: T | undefined) => void] {
  const stored = useSession().part(part);
  const [content, setContent] = useState(() => stored.read());
  const save = (next: T | undefined): void => {
    if (next === undefined) stored.remove();
    else stored.write(v.parse(schema, next));
    setContent(next);
  };
  return [content, save];
}
