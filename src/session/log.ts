/** Something worth knowing while developing: an event's name and plain facts, never a token. */
export type Log = (event: string, facts?: Readonly<Record<string, unknown>>) => void;

/** Says nothing: what the built client uses. */
export const noLog: Log = () => undefined;
