/** Issues that are complete: the check fails if one of their rows has no test. */
export const resolvedIssues: readonly string[] = ['2', '3', '4'];

/** Issues in progress: their rows may have no test yet. */
export const openIssues: readonly string[] = ['12', '13', '14', '15', '16', '17', '26'];

/** One row of docs/requirements. */
export interface Requirement {
  readonly id: string;
  /** The part of the specification that demands it, e.g. `1 §4`. */
  readonly source: string;
  /** The name of the file that contains it. */
  readonly area: string;
  readonly issue: string;
  readonly requirement: string;
}
