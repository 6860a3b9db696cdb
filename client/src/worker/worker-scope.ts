/* Types of the features of service workers that are used here, since the type library of the DOM
   lacks them. */

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}

export interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

export interface NotificationClick extends ExtendableEvent {
  readonly notification: Notification;
  /** The action that was clicked; empty if the notification itself was clicked. */
  readonly action: string;
}

/** A tab that the worker controls. */
export interface WorkerClient {
  readonly url: string;
  readonly focused: boolean;
  focus(): Promise<WorkerClient>;
  navigate(path: string): Promise<unknown>;
  postMessage(message: unknown, transfer?: MessagePort[]): void;
}

interface Events {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  push: PushEvent;
  pushsubscriptionchange: SubscriptionChange;
  notificationclick: NotificationClick;
  message: ExtendableEvent & { readonly data: unknown };
}

/** The global object of a service worker. */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly location: { readonly origin: string };
  skipWaiting(): Promise<void>;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<WorkerClient[]>;
    openWindow(path: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  addEventListener<K extends keyof Events>(name: K, listener: (event: Events[K]) => void): void;
}
