/** Images that every instance needs and that no operator supplied, rendered on first request. */
const drawings: Readonly<
  Record<string, { readonly svg: string; readonly format: 'png' | 'jpeg' }>
> = {
  '/images/avi.png': {
    format: 'png',
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 200 200">
      <rect width="200" height="200" fill="#2f4858"/>
      <circle cx="100" cy="82" r="36" fill="#9db4c0"/>
      <path d="M30 190a70 62 0 0 1 140 0z" fill="#9db4c0"/></svg>`,
  },
  '/images/banner.png': {
    format: 'png',
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="320" viewBox="0 0 960 320">
      <defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1d3240"/><stop offset="1" stop-color="#3f6173"/></linearGradient></defs>
      <rect width="960" height="320" fill="url(#g)"/>
      <path d="M0 260q120-70 240-20t240-10 240-40 240 30v100H0z" fill="#16262f"/></svg>`,
  },
  '/images/city.jpg': {
    format: 'jpeg',
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" viewBox="0 0 1600 900">
      <defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#10202a"/><stop offset="0.7" stop-color="#274354"/><stop offset="1" stop-color="#4a6f7c"/></linearGradient></defs>
      <rect width="1600" height="900" fill="url(#g)"/>
      <path d="M0 720h140v-90h70v90h110v-160h90v160h160v-60h120v60h90v-220h60v220h180v-110h120v110h160v-70h90v70h210v180H0z" fill="#0b171e"/></svg>`,
  },
  '/instance/thumbnail.jpeg': {
    format: 'jpeg',
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 640 360">
      <rect width="640" height="360" fill="#1d3240"/>
      <path d="M80 300V120m0 60q60-70 120-40m-120 90q70-30 150 10" stroke="#9db4c0" stroke-width="10" fill="none" stroke-linecap="round"/>
      <circle cx="226" cy="128" r="20" fill="#e0b25a"/><circle cx="256" cy="236" r="20" fill="#e0b25a"/></svg>`,
  },
  '/static/blurhash-overlay.png': {
    format: 'png',
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">
      <g fill="none" stroke="#fff" stroke-opacity="0.7" stroke-width="3" stroke-linecap="round">
      <path d="M14 32q18-20 36 0-18 20-36 0z"/><circle cx="32" cy="32" r="6"/><path d="M16 50L48 14"/></g></svg>`,
  },
  '/favicon.png': {
    format: 'png',
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">
      <rect width="64" height="64" rx="14" fill="#1d3240"/>
      <path d="M14 40q10-24 30-20 6 1 8 6l-9 2q2 16-14 18-9 1-15-6z" fill="#e0b25a"/>
      <circle cx="40" cy="25" r="2.4" fill="#1d3240"/></svg>`,
  },
};

function hueOf(host: string): number {
  let hue = 7;
  for (let at = 0; at < host.length; at += 1) hue = (hue * 31 + host.charCodeAt(at)) % 360;
  return hue;
}

/** Returns the favicon of another host: its first letter on a colour derived from the name. */
function faviconDrawing(path: string): string | undefined {
  const host = /^\/images\/favicons\/([a-z0-9.:-]{1,253})\.svg$/.exec(path)?.[1];
  if (host === undefined) return undefined;
  const hue = hueOf(host);
  const letter = /[a-z0-9]/.exec(host)?.[0] ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">
    <rect width="64" height="64" rx="14" fill="hsl(${hue} 45% 32%)"/>
    <circle cx="52" cy="12" r="7" fill="hsl(${(hue + 60) % 360} 70% 72%)"/>
    <text x="32" y="46" font-family="sans-serif" font-size="40" font-weight="700" text-anchor="middle" fill="#fff">${letter}</text></svg>`;
}

/** Returns the preview image of a known page, with colours derived from the host. */
function pageDrawing(path: string): { svg: string; format: 'png' } | undefined {
  const host = /^\/images\/pages\/([a-z0-9.-]{1,80})\.png$/.exec(path)?.[1];
  if (host === undefined) return undefined;
  const hue = hueOf(host);
  const hill = 200 + (hue % 60);
  return {
    format: 'png',
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="336" viewBox="0 0 640 336">
      <rect width="640" height="336" fill="hsl(${hue} 38% 30%)"/>
      <circle cx="${120 + hue}" cy="110" r="46" fill="hsl(${(hue + 40) % 360} 70% 76%)"/>
      <path d="M0 ${hill}q160-90 320-20t320-30v190H0z" fill="hsl(${hue} 40% 20%)"/></svg>`,
  };
}

/**
 * Bounds the cache of page images, since any visitor can request further ones. The demo instance
 * needs fewer.
 */
const maxCachedImages = 60;
const renderedImages = new Map<string, Promise<Uint8Array>>();

export function drawBuiltInImage(path: string): Promise<Uint8Array> | undefined {
  const favicon = faviconDrawing(path);
  if (favicon !== undefined) return Promise.resolve(new TextEncoder().encode(favicon));
  const drawing = Object.hasOwn(drawings, path) ? drawings[path] : pageDrawing(path);
  if (!drawing) return undefined;
  const known =
    renderedImages.get(path) ??
    import('sharp').then(
      async ({ default: sharp }) =>
        new Uint8Array(await sharp(Buffer.from(drawing.svg)).toFormat(drawing.format).toBuffer()),
    );
  if (renderedImages.size < maxCachedImages) renderedImages.set(path, known);
  return known;
}
