import { defineCall } from '../call.ts';
import { poll } from '../schemas/poll.ts';

/** Returns the current results. 500 for an unknown poll. */
export const getPoll = defineCall('GET', '/api/v1/polls/:id', { caller: 'anyone', response: poll });

/** Votes in a poll. `choices`: zero-based indexes of options. */
export const votePoll = defineCall('POST', '/api/v1/polls/:id/votes', {
  caller: 'member',
  body: { encoding: 'json', fields: { choices: 'integers!' } },
  response: poll,
});
