/** Issues whose rows are all built: the check fails when one of these rows has no test. */
export const resolvedIssues: readonly string[] = ['2', '3', '4'];

/** Issues that are being worked on: their rows may still be open. */
export const openIssues: readonly string[] = ['12', '13', '14', '15', '16', '17', '26'];

/** One row of docs/requirements. */
export interface Requirement {
  readonly id: string;
  /** Which part of which specification asks for it, e.g. `1 §4`. */
  readonly source: string;
  /** Named by the file it stands in. */
  readonly area: string;
  readonly issue: string;
  readonly requirement: string;
}
