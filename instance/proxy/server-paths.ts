/** Pages on which members sign in at the server and manage their account there. */
const signInPages = /^\/(?:oauth|auth|settings)\//;

/**
 * Files of the server: uploads and proxied ones (`media` and `proxy` of Akkoma, `system` and
 * `cache` of Mastodon, `fileserver` of GoToSocial), and those of its own pages.
 */
const uploads = /^\/(?:media|proxy|system|cache|fileserver|avatars|headers)\//;
const pageFiles = /^\/(?:packs|emoji|instance|images)\//;

/** Other paths to which only the server responds. `/nodeinfo_2_0` is a path of snac. */
const calls =
  /^\/(?:api|nodeinfo|\.well-known|objects|activities)\/|^\/(?:favicon\.(?:png|ico)|main\/ostatus|manifest\.json|oauth|nodeinfo_[\d_]+)$|^\/users\/[^/]+(?:\.rss|\/feed(?:\.\w+)?)$/;

/** Folders with files of the client and of the server; the client's take precedence. */
const sharedFolders = /^\/assets\//;

/** Whether a path belongs to the server's own sign-in pages, which need its cookies. */
export function isSignInPage(path: string): boolean {
  return path === '/oauth' || signInPages.test(path);
}

/** Whether a path leads to files of other people, which may contain scripts. */
export function isUpload(path: string): boolean {
  return uploads.test(path);
}

/** Whether all requests of a path are for the server. */
export function isServerPath(path: string): boolean {
  return isSignInPage(path) || isUpload(path) || pageFiles.test(path) || calls.test(path);
}

/** Whether a file that the client lacks is requested from the server. */
export function isServerFallbackPath(path: string): boolean {
  return sharedFolders.test(path);
}
