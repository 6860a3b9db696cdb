/** States of the live stream, with the numbers of the specification. */
export const streamStates = {
  joined: 1,
  closed: 2,
  error: 3,
  disabled: 4,
  starting: 5,
  startingInitial: 6,
} as const;

export type StreamState = keyof typeof streamStates;
