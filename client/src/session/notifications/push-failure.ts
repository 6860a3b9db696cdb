/**
 * Why push is not on: the server has no public key, the browser blocks notifications, lacks a
 * service worker or cannot reach its push service, or the server or the browser refused the
 * subscription.
 */
export type PushFailure = 'noKey' | 'forbidden' | 'noWorker' | 'noService' | 'refused';
