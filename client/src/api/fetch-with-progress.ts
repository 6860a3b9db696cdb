/** Called during an upload with the bytes sent so far and the total. */
export type OnProgress = (sent: number, total: number) => void;

function headersOf(text: string): Headers {
  const headers = new Headers();
  for (const line of text.trim().split(/[\r\n]+/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at).trim(), line.slice(at + 1).trim());
  }
  return headers;
}

/**
 * Sends a request like `fetch`, and reports the progress of the upload, which only XMLHttpRequest
 * provides.
 *
 * @throws {TypeError} if there is no network; the reason of the signal if it was aborted
 */
export function fetchWithProgress(
  address: string,
  init: RequestInit,
  onProgress: OnProgress,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const { signal } = init;
    const abort = (): void => {
      request.abort();
      reject(signal?.reason ?? new DOMException('aborted', 'AbortError'));
    };
    if (signal?.aborted === true) {
      abort();
      return;
    }
    signal?.addEventListener('abort', abort, { once: true });
    request.open(init.method ?? 'GET', address);
    new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.responseType = 'text';
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded, total);
    });
    request.addEventListener('error', () => reject(new TypeError('network error')));
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      const hasBody = status !== 204 && status !== 205 && status !== 304;
      const headers = headersOf(request.getAllResponseHeaders());
      resolve(new Response(hasBody ? responseText : null, { status, headers }));
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- encodeBody returns only types that XMLHttpRequest can send
    request.send((init.body ?? null) as XMLHttpRequestBodyInit | null);
  });
}
