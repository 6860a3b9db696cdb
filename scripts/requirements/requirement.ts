/** The issues that cover rows; `later` until an issue is written for it. */
export const coveringIssues: readonly string[] = ['2', '3', '4', 'later'];

/** One row of docs/requirements.tsv. */
export interface Requirement {
  readonly id: string;
  /** Which part of which specification asks for it, e.g. `1 §4`. */
  readonly source: string;
  readonly area: string;
  readonly issue: string;
  readonly requirement: string;
  /** Test files that show it: `path`, or `path > part of a title`. */
  readonly tests: readonly string[];
}
