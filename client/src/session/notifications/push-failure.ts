/**
 * Why push is not on: the server has no key, the browser blocks notifications, has no service worker
 * or cannot reach its push service, or the server or the browser refused.
 */
export type PushFailure = 'noKey' | 'forbidden' | 'noWorker' | 'noService' | 'refused';
