const sqliteFull = 13;
const fullDiskCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/** Whether an error of SQLite or of the file system means that the disk, or its quota, is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number')
    // The lowest byte of SQLite's extended result code is the primary code.
    return (error.errcode & 0xff) === sqliteFull;
  return 'code' in error && fullDiskCodes.has(error.code);
}

const hour = 3_600_000;

/**
 * Returns a function that passes every error to `report`, but a full disk at most once an hour,
 * because every request that writes and every periodic task fails while the disk is full.
 */
export function reportDiskFullOnce(
  report: (error: unknown) => void,
  now: () => number,
): (error: unknown) => void {
  let reportedAt = Number.NEGATIVE_INFINITY;
  return (error) => {
    if (!isDiskFull(error)) {
      report(error);
      return;
    }
    if (Math.abs(now() - reportedAt) < hour) return;
    reportedAt = now();
    const message = 'The disk is full. Reading still works; nothing new is stored.';
    report(new Error(message, { cause: error }));
  };
}
