import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { vi } from 'vitest';

/**
 * Replaces jsdom's File, Blob and FormData with Node's: the test instance does not accept jsdom's.
 */
export async function stubNodeFiles(): Promise<void> {
  const form = await new Response(new URLSearchParams('a=b')).formData();
  vi.stubGlobal('FormData', form.constructor);
  vi.stubGlobal('File', NodeFile);
  vi.stubGlobal('Blob', NodeBlob);
}
