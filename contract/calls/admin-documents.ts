import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { changedDocument } from '../schemas/instance-document.ts';

/** `name`: `terms-of-service` or `instance-panel`. The document's HTML as it is shown now. */
export const getInstanceDocument = defineCall({
  method: 'GET',
  path: '/api/v1/pleroma/admin/instance_document/:name',
  who: 'admin',
  answers: 'text',
  answer: v.string(),
});

/** Lays a file of HTML in the document's place. */
export const changeInstanceDocument = defineCall({
  method: 'PATCH',
  path: '/api/v1/pleroma/admin/instance_document/:name',
  who: 'admin',
  body: { encoding: 'multipart', fields: { file: 'file!' } },
  answer: changedDocument,
});

/** Takes the file away: the document is what the server's software has there. */
export const resetInstanceDocument = defineCall({
  method: 'DELETE',
  path: '/api/v1/pleroma/admin/instance_document/:name',
  who: 'admin',
  answer: changedDocument,
});
