/** The parameters of a run in the page. */
export interface Task {
  /** Recorded statuses in the wire format. */
  readonly templates: readonly unknown[];
  readonly rows: number;
  readonly cards: number;
  /** The number of clicks on every card per measured time. */
  readonly rounds: number;
  /** `time` uses React's production build, `count` its profiling build. */
  readonly kind: 'time' | 'count';
}

/** Milliseconds per favourite, as the median of the rounds. */
export interface Times {
  /** From the click until React has updated the page. */
  readonly click: number;
  /** From the click until the browser has completed layout. */
  readonly layout: number;
  /** From the click until the response is ingested and rendered. */
  readonly settled: number;
}

/** The renders caused by one favourite. */
export interface Renders {
  /** The maximum number of cards that one favourite rendered, including its response. */
  readonly cards: number;
  /** The mean number of renders of the clicked card. */
  readonly each: number;
}

export interface Outcome {
  /** Statuses in the table. */
  readonly rows: number;
  /** Cards found on the page. */
  readonly mounted: number;
  readonly times?: Times;
  readonly renders?: Renders;
}

declare global {
  interface Window {
    runFavouriteTask(task: Task): Promise<Outcome>;
  }
}
