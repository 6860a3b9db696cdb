import { Blob, File } from 'node:buffer';
import { vi } from 'vitest';

/**
 * Has a test send files: jsdom's own are of a kind that neither Node's requests nor the instance know.
 * To be called before the client is drawn; files are made by the `File` that is global then.
 */
export async function useNativeForms(): Promise<void> {
  const type = 'application/x-www-form-urlencoded';
  const native = await new Response('', { headers: { 'content-type': type } }).formData();
  vi.stubGlobal('FormData', native.constructor);
  vi.stubGlobal('File', File);
  vi.stubGlobal('Blob', Blob);
}
