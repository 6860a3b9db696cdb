import { defineCall } from '../call.ts';
import { relationship } from '../schemas/relationship.ts';

export const followAccount = defineCall({
  method: 'POST',
  path: '/api/v1/accounts/:id/follow',
  who: 'member',
  body: { encoding: 'json', fields: { reblogs: 'boolean', notify: 'boolean' } },
  answer: relationship,
});
