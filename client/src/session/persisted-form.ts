import { useState } from 'react';
import * as v from 'valibot';
import { createPersistedValue, type PersistedValue } from '#lib/storage/persisted-value.ts';
import type { Session, SessionPart } from './session.ts';
import { useSession } from './session-context.ts';

/** Storage for the unsaved content of a form, by the id of what the form edits. */
export interface FormStorage<T> {
  get(id: string): T | undefined;
  set(id: string, content: T): unknown;
  delete(id: string): unknown;
}

/** A form whose unsaved content is kept when the form is closed. */
export type PersistedForm<T> = SessionPart<FormStorage<T>>;

/** Defines a form whose unsaved content stays in memory until the session ends. */
export function defineSessionForm<T>(name: string): PersistedForm<T> {
  return { name: `${name} form`, create: () => new Map<string, T>() };
}

/**
 * The names of all forms that are stored on the device, so that sign-out can find and delete their
 * content.
 */
const formNames = [
  'profile',
  'profileOptions',
  'privacy',
  'rule',
  'filter',
  'keywordFilter',
  'registration',
] as const;

export type FormName = (typeof formNames)[number];

type ViewerStorage = Pick<Session, 'area' | 'viewerId' | 'onStorageError'>;

function keyOf(name: FormName, { viewerId }: ViewerStorage): string {
  return `${name}.${viewerId ?? ''}`;
}

/**
 * Defines a form whose unsaved content is stored on this device, for each viewer separately. It
 * survives reloads and sign-ins. There is only one stored form per name, whatever its id.
 */
export function defineDeviceForm<T>(
  name: FormName,
  schema: v.GenericSchema<unknown, T>,
): PersistedForm<T> {
  return {
    name: `${name} form`,
    create(session) {
      const { area, onStorageError } = session;
      const options = { name: keyOf(name, session), version: 1, schema, area, onStorageError };
      const saved = createPersistedValue(options);
      return {
        get: () => saved.read(),
        set: (_, content) => saved.write(v.parse(schema, content)),
        delete: () => saved.remove(),
      };
    },
  };
}

/** Returns the unsaved forms of this viewer, including unreadable ones. */
function storedForms(session: ViewerStorage): readonly PersistedValue<unknown>[] {
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

/** Returns the number of forms with unsaved content. */
export function countPersistedForms(session: ViewerStorage): number {
  return storedForms(session).length;
}

/** Deletes the unsaved content of all forms of this viewer. */
export function deletePersistedForms(session: ViewerStorage): void {
  for (const form of storedForms(session)) form.remove();
}

/**
 * Returns the unsaved content of a form (undefined if there is none) and a function that sets it;
 * setting `undefined` discards the content. `restore` may change the stored content when the form
 * opens.
 */
export function usePersistedForm<T>(
  form: PersistedForm<T>,
  id = '',
  restore: (saved: T | undefined) => T | undefined = (saved) => saved,
): readonly [T | undefined, (next: T | undefined) => void] {
  const storage = useSession().part(form);
  const [content, setContent] = useState(() => restore(storage.get(id)));
  const save = (next: T | undefined): void => {
    if (next === undefined) storage.delete(id);
    else storage.set(id, next);
    setContent(next);
  };
  return [content, save];
}
