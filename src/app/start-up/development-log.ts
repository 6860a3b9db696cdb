import { noLog, type Log } from '#session/log.ts';

const consoleLog: Log = (event, facts) => {
  // oxlint-disable-next-line no-console -- this is the one place that may, and only while developing
  console.info(`rookery: ${event}`, facts ?? '');
};

/** Tells what happened while developing; says nothing in the built client. */
export const developmentLog: Log = import.meta.env.DEV ? consoleLog : noLog;
