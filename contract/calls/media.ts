import { defineCall } from '../call.ts';
import { attachment } from '../schemas/attachment.ts';

/** An attachment to be named in a status; too big a file is 413. */
export const uploadMedia = defineCall({
  method: 'POST',
  path: '/api/v1/media',
  who: 'member',
  body: { encoding: 'multipart', fields: { file: 'file!', description: 'text', focus: 'text' } },
  answer: attachment,
});

/** Answers 202 while the server still works on the file. */
export const uploadMediaLater = defineCall({
  method: 'POST',
  path: '/api/v2/media',
  who: 'member',
  body: { encoding: 'multipart', fields: { file: 'file!', description: 'text', focus: 'text' } },
  answer: attachment,
});

/** One's own upload; somebody else's is 403. */
export const getMedia = defineCall({
  method: 'GET',
  path: '/api/v1/media/:id',
  who: 'member',
  answer: attachment,
});

/** Changes the description, or the point to keep in view. */
export const updateMedia = defineCall({
  method: 'PUT',
  path: '/api/v1/media/:id',
  who: 'member',
  body: { encoding: 'json', fields: { description: 'text', focus: 'text' } },
  answer: attachment,
});
