import {
  changeInstanceDocument,
  getInstanceDocument,
  resetInstanceDocument,
} from '@rookery/contract/calls/admin-documents.ts';
import { getInstancePanel } from '@rookery/contract/calls/static-documents.ts';
import { getTermsOfService } from '@rookery/contract/calls/static-files.ts';
import { readBytes } from '#commands/store-upload.ts';
import { notFound, HttpError } from '#http/http-error.ts';
import { RouteResponse } from '#http/route-response.ts';
import { route } from '#http/route.ts';
import {
  documentNames,
  removeCustomDocument,
  saveCustomDocument,
  type DocumentName,
} from '#store/instance-documents.ts';
import { instanceDocumentText } from '#views/document-text.ts';

const documentPaths: Readonly<Record<DocumentName, string>> = {
  'terms-of-service': getTermsOfService.path,
  'instance-panel': getInstancePanel.path,
};

function documentName(text: string): DocumentName {
  const name = documentNames.find((one) => one === text);
  if (name === undefined) throw notFound('Not found');
  return name;
}

/** Lets admins edit the instance's terms of service and instance panel. */
export const adminDocumentRoutes = [
  route(getInstanceDocument, ({ instance, path }) => {
    const text = instanceDocumentText(instance, documentName(path.name));
    return new RouteResponse(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  }),

  route(changeInstanceDocument, async ({ instance, path, body }) => {
    const name = documentName(path.name);
    const bytes = await readBytes(body.file);
    saveCustomDocument(instance.database, name, new TextDecoder().decode(bytes));
    return { url: instance.origin + documentPaths[name] };
  }),

  route(resetInstanceDocument, ({ instance, path }) => {
    if (!removeCustomDocument(instance.database, documentName(path.name))) {
      throw new HttpError(400, 'Not found');
    }
    return {};
  }),
];
