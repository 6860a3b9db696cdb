/** Thrown if the database file is empty or damaged. */
export class BrokenDatabaseError extends Error {
  constructor(path: string, problem: string) {
    super(
      `The database ${path} ${problem}. Replace it with an intact copy, or start again with --fresh.`,
    );
  }
}
