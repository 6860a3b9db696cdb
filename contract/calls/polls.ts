import { defineCall } from '../call.ts';
import { poll } from '../schemas/poll.ts';

/** Votes as of now. An unknown poll is 500. */
export const getPoll = defineCall({
  method: 'GET',
  path: '/api/v1/polls/:id',
  who: 'anyone',
  answer: poll,
});

/** `choices`: positions of options, from 0. */
export const votePoll = defineCall({
  method: 'POST',
  path: '/api/v1/polls/:id/votes',
  who: 'member',
  body: { encoding: 'json', fields: { choices: 'integers!' } },
  answer: poll,
});
