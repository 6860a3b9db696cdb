import * as calls from '#contract/calls/imports-and-backups.ts';
import { importPeople } from '#instance/deeds/import-people.ts';
import { invalidParameters, Refusal } from '#instance/http/refusal.ts';
import { Reply } from '#instance/http/reply.ts';
import { route } from '#instance/http/route.ts';
import { readHandleList } from '#instance/rules/handle-list.ts';

const largest = 1_000_000;
const mostHandles = 10_000;

async function readList(given: unknown): Promise<string> {
  const isFile = given instanceof Blob;
  if (!isFile && typeof given !== 'string')
    throw invalidParameters([{ field: 'list', message: 'Invalid string' }]);
  if ((isFile ? given.size : given.length) > largest) throw new Refusal(413, 'file_too_large');
  return isFile ? given.text() : given;
}

const imports = [
  [calls.importFollows, 'follows'],
  [calls.importBlocks, 'blocks'],
  [calls.importMutes, 'mutes'],
] as const;

/** The list comes as text or as a file. The real server begins a job; here it is done with the answer. */
export const importRoutes = imports.map(([call, kind]) => {
  const row = { ...call, body: { ...call.body, fields: { list: 'json!' } } } as const;
  return route(row, async ({ instance, member, body }) => {
    const handles = readHandleList(await readList(body.list));
    if (handles.length === 0) throw new Refusal(400, 'The list names nobody.');
    if (handles.length > mostHandles) throw new Refusal(422, 'The list is too long.');
    importPeople(instance, member, kind, handles);
    return new Reply('job started');
  });
});
