import type { Session, SessionPart } from './session.ts';

export interface SessionParts {
  part<T>(kind: SessionPart<T>): T;
  dispose(): void;
}

/** Holds the parts of a session. After it ended, callers still get the disposed part. */
export function createSessionParts(session: () => Session): SessionParts {
  const made = new Map<unknown, { readonly value: unknown; readonly dispose: () => void }>();
  return {
    part<T>(kind: SessionPart<T>): T {
      const known = made.get(kind);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what this very descriptor made below
      if (known) return known.value as T;
      const value = kind.create(session());
      made.set(kind, { value, dispose: () => kind.dispose?.(value) });
      return value;
    },
    dispose() {
      for (const { dispose } of made.values()) dispose();
    },
  };
}
