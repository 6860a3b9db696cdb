/**
 * Where pictures that were seen are kept, to be seen without a network. The page makes it for a member
 * and deletes it at sign-out; the worker puts into it, and keeps nothing where it is absent.
 */
export const pictureCache = 'rookery-pictures';

/** Bytes that all kept pictures may have together: 50 MB. */
export const pictureBytes = 50 * 1024 * 1024;
