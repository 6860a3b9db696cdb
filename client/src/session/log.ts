/** Logs an event with details, for developers. Tokens must never be logged. */
export type Log = (event: string, facts?: Readonly<Record<string, unknown>>) => void;

/** Logs nothing. The production build uses this function. */
export const discardLog: Log = () => undefined;
