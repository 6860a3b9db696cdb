interface MediaKind {
  readonly type: 'image' | 'video' | 'audio' | 'unknown';
  readonly extension: string;
  readonly mimeType: string;
}

const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/apng': 'apng',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/heic': 'heic',
  'image/bmp': 'bmp',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/ogg': 'ogv',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
  'audio/flac': 'flac',
  'audio/mp4': 'm4a',
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'application/x-shockwave-flash': 'swf',
  'text/plain': 'txt',
};

/**
 * Returns the type of a file by its first bytes; the type that the client sent only distinguishes
 * audio from video in Ogg files.
 */
function sniff(bytes: Uint8Array, sent: string): string | undefined {
  const text = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  if (text.startsWith('\u0089PNG')) return 'image/png';
  if (text.startsWith('\u00FF\u00D8\u00FF')) return 'image/jpeg';
  if (text.startsWith('GIF8')) return 'image/gif';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WAVE') return 'audio/wav';
  if (/^ftypavi[fs]/.test(text.slice(4))) return 'image/avif';
  /* The containers of HEIC images begin like MP4. */
  if (/^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/.test(text.slice(4))) return 'image/heic';
  if (text.slice(4, 11) === 'ftypM4A') return 'audio/mp4';
  if (text.slice(4, 8) === 'ftyp') return 'video/mp4';
  if (text.startsWith('\u001AE\u00DF\u00A3')) return 'video/webm';
  if (text.startsWith('ID3') || /^\u00FF[\u00FB\u00F3\u00F2]/.test(text)) return 'audio/mpeg';
  if (text.startsWith('fLaC')) return 'audio/flac';
  if (text.startsWith('OggS')) return sent === 'video/ogg' ? 'video/ogg' : 'audio/ogg';
  if (['FWS', 'CWS', 'ZWS'].includes(text.slice(0, 3))) return 'application/x-shockwave-flash';
  if (text.startsWith('BM') && sent === 'image/bmp') return 'image/bmp';
  return undefined;
}

/**
 * Returns how an upload is stored and shown. Types that a browser might run as a page are stored as
 * `application/octet-stream`.
 */
export function mediaKind(bytes: Uint8Array, sentType: string): MediaKind {
  const sent = sentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const isSniffable = /^(?:image|video)\//.test(sent);
  const mimeType =
    sniff(bytes, sent) ??
    (Object.hasOwn(extensions, sent) && !isSniffable ? sent : 'application/octet-stream');
  const group = mimeType.split('/')[0];
  const type = group === 'image' || group === 'video' || group === 'audio' ? group : 'unknown';
  return { type, extension: extensions[mimeType] ?? 'bin', mimeType };
}
