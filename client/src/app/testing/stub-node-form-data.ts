import { Blob, File } from 'node:buffer';
import { vi } from 'vitest';

/**
 * Replaces jsdom's FormData, File and Blob with Node's: Node's fetch and the instance do not accept
 * jsdom's. Call it before the client renders, and create files with the global `File` afterwards.
 */
export async function stubNodeFormData(): Promise<void> {
  const type = 'application/x-www-form-urlencoded';
  const native = await new Response('', { headers: { 'content-type': type } }).formData();
  vi.stubGlobal('FormData', native.constructor);
  vi.stubGlobal('File', File);
  vi.stubGlobal('Blob', Blob);
}
