/** Logs an event for development: its name and details, never a token. */
export type Log = (event: string, facts?: Readonly<Record<string, unknown>>) => void;

/** Logs nothing; used by the production build. */
export const noLog: Log = () => undefined;
