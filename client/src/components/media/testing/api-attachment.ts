/** Creates an attachment as Akkoma and Pleroma send it. */
export function apiAttachment(id: string, mime = 'image/png', more: object = {}) {
  const [type = ''] = mime.split('/');
  return {
    id,
    type: ['image', 'video', 'audio'].includes(type) ? type : 'unknown',
    url: `http://instance.test/media/${id}.file`,
    preview_url: `http://instance.test/media/${id}.file`,
    remote_url: null,
    description: `Heron ${id}`,
    pleroma: { mime_type: mime },
    meta: { original: { width: 400, height: 400 } },
    ...more,
  };
}
