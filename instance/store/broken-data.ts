/** The database cannot be used as it lies there. */
export class BrokenData extends Error {
  constructor(path: string, how: string) {
    super(
      `The database ${path} ${how}. Put a copy of it that is whole in its place, or begin anew with --fresh.`,
    );
  }
}
