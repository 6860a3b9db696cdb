import * as calls from '@rookery/contract/calls/imports-and-backups.ts';
import { importAccounts } from '#commands/import-accounts.ts';
import { createInvalidParametersError, HttpError } from '#http/http-error.ts';
import { RouteResponse } from '#http/route-response.ts';
import { route } from '#http/route.ts';
import { readHandleList } from '#rules/handle-list.ts';

const maxBytes = 1_000_000;
const maxHandles = 10_000;

async function readList(list: unknown): Promise<string> {
  const isFile = list instanceof Blob;
  if (!isFile && typeof list !== 'string')
    throw createInvalidParametersError([{ field: 'list', message: 'Invalid string' }]);
  if ((isFile ? list.size : list.length) > maxBytes) throw new HttpError(413, 'file_too_large');
  return isFile ? list.text() : list;
}

const imports = [
  [calls.importFollows, 'follows'],
  [calls.importBlocks, 'blocks'],
  [calls.importMutes, 'mutes'],
] as const;

/**
 * Imports a list that is sent as text or as a file. Akkoma queues a job; this instance imports
 * before it responds.
 */
export const importRoutes = imports.map(([call, kind]) => {
  const jsonCall = { ...call, body: { ...call.body, fields: { list: 'json!' } } } as const;
  return route(jsonCall, async ({ instance, member, body }) => {
    const handles = readHandleList(await readList(body.list));
    if (handles.length === 0) throw new HttpError(400, 'The list names nobody.');
    if (handles.length > maxHandles) throw new HttpError(422, 'The list is too long.');
    importAccounts(instance, member, kind, handles);
    return new RouteResponse('job started');
  });
});
