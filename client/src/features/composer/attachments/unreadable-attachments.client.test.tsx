import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubNodeFormData } from '#app/testing/stub-node-form-data.ts';
import { renderApp } from '#app/testing/render-app.tsx';

beforeEach(stubNodeFormData);
afterEach(() => vi.unstubAllGlobals());

/** The smallest valid GIF: one pixel. */
const gif = Uint8Array.from(
  atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'),
  (letter) => letter.codePointAt(0) ?? 0,
);
const picture = (name: string): File => new File([gif], name, { type: 'image/gif' });

async function write() {
  const { user } = await renderApp({ signedInAs: 'mira', path: '/main/friends' });
  const form = within(await screen.findByRole('form', { name: 'New post' }));
  return {
    form,
    choose: (file: File) => user.upload(form.getByLabelText('Files to attach'), file),
    files: () =>
      within(form.getByRole('list', { name: 'Files' }))
        .getAllByRole('listitem')
        .map((item) => item.getAttribute('aria-label')),
  };
}

const heicFiles: readonly (readonly [string, string])[] = [
  ['heron.heic', 'image/heic'],
  ['heron.HEIC', ''],
  ['heron.heif', 'image/heif'],
  ['burst.heics', 'image/heic-sequence'],
];
const warning = /Many browsers can’t display HEIC images/;

test.each(heicFiles)(
  'AttachmentItem: uploads %s (%s) with a warning if the browser cannot convert it [R-ATT-025]',
  async (name, type) => {
    vi.stubGlobal('createImageBitmap', () =>
      Promise.reject(new DOMException('', 'InvalidStateError')),
    );
    const { form, choose, files } = await write();
    await choose(new File([gif], name, { type }));
    await form.findByText(warning);
    expect(files()).toEqual([name]);
    await waitFor(() => expect(form.queryByRole('progressbar')).toBeNull());
    expect(form.queryByText(/Couldn’t upload/)).toBeNull();
  },
);

test.each(heicFiles)(
  'uploads: converts %s (%s) to JPEG if the browser can read it [R-ATT-025]',
  async (name, type) => {
    vi.stubGlobal('createImageBitmap', () =>
      Promise.resolve({ width: 8, height: 6, close: () => undefined }),
    );
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
      // @ts-expect-error -- jsdom has no canvas; this context has only the methods that the client calls
      { fillRect: () => undefined, drawImage: () => undefined },
    );
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
      done(new Blob([gif], { type: 'image/jpeg' })),
    );
    const { form, choose, files } = await write();
    await choose(new File([gif], name, { type }));
    await waitFor(() => expect(files()).toEqual([name.replace(/\.\w+$/, '.jpg')]));
    await waitFor(() => expect(form.queryByRole('progressbar')).toBeNull());
    expect(form.queryByText(warning)).toBeNull();
    vi.restoreAllMocks();
  },
);

test('AttachmentItem: shows no warning for other image types', async () => {
  const { form, choose, files } = await write();
  await choose(picture('heic.gif'));
  await waitFor(() => expect(files()).toEqual(['heic.gif']));
  await waitFor(() => expect(form.queryByRole('progressbar')).toBeNull());
  expect(form.queryByText(warning)).toBeNull();
});

const unreadablePictures: readonly (readonly [string, string])[] = [
  ...heicFiles,
  ['scan.tiff', 'image/tiff'],
  ['cut.png', 'image/png'],
];

test.each(unreadablePictures)(
  'AttachmentItem: shows the icon of its kind if the browser cannot display %s (%s) [R-ATT-025]',
  async (name, type) => {
    vi.stubGlobal('createImageBitmap', () =>
      Promise.reject(new DOMException('', 'InvalidStateError')),
    );
    const { form, choose } = await write();
    await choose(new File([gif], name, { type }));
    const item = within(await form.findByRole('listitem', { name }));
    await waitFor(() => expect(form.queryByRole('progressbar')).toBeNull());
    for (const image of item.queryAllByRole('presentation')) fireEvent.error(image);
    await waitFor(() => expect(item.queryByRole('presentation')).toBeNull());
    fireEvent.click(item.getByRole('button', { name: /^ALT Describe/ }));
    expect(item.queryByRole('button', { name: 'Focal point' })).toBeNull();
  },
);
