/** What the page is asked to do. */
export interface Task {
  /** Recorded statuses, as a server answers them. */
  readonly templates: readonly unknown[];
  readonly rows: number;
  readonly cards: number;
  /** How many times every card is pressed for each of the times. */
  readonly rounds: number;
  /** `time` in the React that people get, `count` in the one that tells what it renders. */
  readonly kind: 'time' | 'count';
}

/** Milliseconds for one favourite, the median of the rounds. */
export interface Times {
  /** From the press until React has changed the page. */
  readonly press: number;
  /** The same, and until the browser has laid the page out anew. */
  readonly layout: number;
  /** The press, and taking in and showing the server's answer. */
  readonly settled: number;
}

/** What the pressing of one favourite rendered. */
export interface Renders {
  /** The most cards that one favourite rendered, its answer included. */
  readonly cards: number;
  /** The mean number of renders of the card that was pressed. */
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
