import { defineCall } from '../call.ts';
import { exactText } from '../lenient-schema.ts';
import { changedDocumentUrl } from '../schemas/changed-document-url.ts';

/** Returns the HTML of a document. `name`: `terms-of-service` or `instance-panel`. */
export const getInstanceDocument = defineCall(
  'GET',
  '/api/v1/pleroma/admin/instance_document/:name',
  { caller: 'admin', responseType: 'text', response: exactText },
);

/** Replaces the document with an uploaded HTML file. */
export const changeInstanceDocument = defineCall(
  'PATCH',
  '/api/v1/pleroma/admin/instance_document/:name',
  {
    caller: 'admin',
    body: { encoding: 'multipart', fields: { file: 'file!' } },
    response: changedDocumentUrl,
  },
);

/** Deletes the uploaded file, which restores the server's default document. */
export const resetInstanceDocument = defineCall(
  'DELETE',
  '/api/v1/pleroma/admin/instance_document/:name',
  { caller: 'admin', response: changedDocumentUrl },
);
