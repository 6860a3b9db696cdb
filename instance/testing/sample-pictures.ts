import type { TestClient, TestResponse } from './start-test-instance.ts';

export const onePixelPng = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (letter) => letter.charCodeAt(0),
);

/** Returns a picture of a size in bytes, a different one for each number. */
export function createNumberedPicture(number: number, size = 1000): File {
  const bytes = new Uint8Array(size);
  bytes.set(onePixelPng);
  new DataView(bytes.buffer).setUint32(size - 4, number);
  return new File([bytes], 'dot.png', { type: 'image/png' });
}

export function formWithFile(name: string, file: File): FormData {
  const form = new FormData();
  form.set(name, file);
  return form;
}

export function uploadPicture(
  client: TestClient,
  number: number,
  size?: number,
): Promise<TestResponse> {
  return client.post('/api/v1/media', formWithFile('file', createNumberedPicture(number, size)));
}

type SendPicture = (client: TestClient, number: number) => Promise<TestResponse>;

/** The calls that replace a picture of an account, by the name of the picture. */
export const accountPictureUploads: readonly (readonly [string, SendPicture])[] = [
  ...['avatar', 'header', 'pleroma_background_image'].map((field): [string, SendPicture] => [
    field,
    (client, number) =>
      client.patch(
        '/api/v1/accounts/update_credentials',
        formWithFile(field, createNumberedPicture(number)),
      ),
  ]),
  [
    'a mascot',
    (client, number) =>
      client.put('/api/v1/pleroma/mascot', formWithFile('file', createNumberedPicture(number))),
  ],
];
