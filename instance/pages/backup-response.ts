import type { Instance } from '#instance/context.ts';
import { archiveByFileName } from '#instance/store/backups.ts';

/** Somebody's archive: for whoever was given its name, as a download, kept nowhere on the way. */
export function backupResponse(instance: Instance, name: string): Response {
  const archive = archiveByFileName(instance.database, name);
  const headers = new Headers({
    'content-security-policy': 'sandbox',
    'cache-control': 'private, no-store',
  });
  if (!archive) return new Response('Not found', { status: 404, headers });
  headers.set('content-type', 'application/zip');
  headers.set('content-disposition', `attachment; filename="${name}"`);
  return new Response(new Uint8Array(archive), { headers });
}
