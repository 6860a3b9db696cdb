import { defineCall } from '../call.ts';
import { attachment } from '../schemas/attachment.ts';

/** Uploads an attachment for a status; 413 if the file is too large. */
export const uploadMedia = defineCall('POST', '/api/v1/media', {
  caller: 'member',
  body: { encoding: 'multipart', fields: { file: 'file!', description: 'text', focus: 'text' } },
  response: attachment,
});

/** Like `uploadMedia`, but may answer 202 before the server has processed the file. */
export const uploadMediaAsync = defineCall('POST', '/api/v2/media', {
  caller: 'member',
  body: { encoding: 'multipart', fields: { file: 'file!', description: 'text', focus: 'text' } },
  response: attachment,
});

/** Returns the viewer's own upload; 403 for another member's. */
export const getMedia = defineCall('GET', '/api/v1/media/:id', {
  caller: 'member',
  response: attachment,
});

/** Changes the description or the focal point. */
export const updateMedia = defineCall('PUT', '/api/v1/media/:id', {
  caller: 'member',
  body: { encoding: 'json', fields: { description: 'text', focus: 'text' } },
  response: attachment,
});
