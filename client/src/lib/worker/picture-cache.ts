/**
 * Cache of viewed pictures for reading offline. The page creates it for a member and deletes it at
 * sign-out; the worker does not cache pictures if it is missing.
 */
export const pictureCacheName = 'rookery-pictures';

/** Maximum total size: 50 MB. */
export const maxPictureCacheBytes = 50 * 1024 * 1024;
