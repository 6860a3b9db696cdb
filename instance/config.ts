/** Everything that can be switched on an instance, so that a test or a demo can be any instance. */
export interface InstanceConfig {
  readonly name: string;
  readonly description: string;
  readonly email: string;
  /** The part after the second `@` of people here. */
  readonly domain: string;
  readonly languages: readonly string[];
  readonly registration: {
    readonly open: boolean;
    readonly approval: boolean;
    readonly confirmation: boolean;
    readonly invites: boolean;
  };
  /** A private instance shows visitors nothing that people wrote. */
  readonly private: boolean;
  /** Which timelines visitors may read. */
  readonly visitorTimelines: {
    readonly local: boolean;
    readonly federated: boolean;
    readonly bubble: boolean;
  };
  readonly federatedTimelineAvailable: boolean;
  readonly bubbleInstances: readonly string[];
  readonly limits: {
    readonly status: number;
    readonly description: number;
    readonly displayName: number;
    readonly note: number;
    readonly fields: number;
    readonly fieldName: number;
    readonly fieldValue: number;
    readonly pinned: number;
    readonly upload: number;
    readonly avatar: number;
    readonly header: number;
    readonly background: number;
    readonly pollOptions: number;
    readonly pollOptionLength: number;
    readonly pollMinimumExpiry: number;
    readonly pollMaximumExpiry: number;
  };
  readonly postFormats: readonly string[];
  readonly editing: boolean;
  readonly suggestions: boolean;
  /** There is no federation, so nobody elsewhere ever answers a follow; this lets those who are not locked accept at once. */
  readonly remoteAccepts: boolean;
  /** Answers 429 as the real server does. */
  readonly throttle: boolean;
  readonly preload: {
    /** Documents laid into every page, so that the first screen needs no request for them. */
    readonly documents: boolean;
    readonly publicTimeline: boolean;
  };
  /** HTML of the instance panel. */
  readonly panel: string;
  /** What the instance tells front ends, by front end's name. */
  readonly frontends: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly vapidPublicKey: string;
}

/** Any part of a configuration; what is left out stays as it is. */
export type ConfigChanges = {
  readonly [Name in keyof InstanceConfig]?: InstanceConfig[Name] extends readonly unknown[]
    ? InstanceConfig[Name]
    : InstanceConfig[Name] extends object
      ? Partial<InstanceConfig[Name]>
      : InstanceConfig[Name];
};

export const defaultConfig: InstanceConfig = {
  name: 'Rookery',
  description: 'A small instance on this machine, to try things on.',
  email: 'staff@rookery.test',
  domain: 'localhost',
  languages: ['en'],
  registration: { open: true, approval: false, confirmation: false, invites: false },
  private: false,
  visitorTimelines: { local: true, federated: true, bubble: false },
  federatedTimelineAvailable: true,
  bubbleInstances: [],
  limits: {
    status: 5000,
    description: 5000,
    displayName: 100,
    note: 5000,
    fields: 10,
    fieldName: 512,
    fieldValue: 2048,
    pinned: 1,
    upload: 16_000_000,
    avatar: 2_000_000,
    header: 4_000_000,
    background: 4_000_000,
    pollOptions: 20,
    pollOptionLength: 200,
    pollMinimumExpiry: 0,
    pollMaximumExpiry: 31_536_000,
  },
  postFormats: [
    'text/plain',
    'text/html',
    'text/markdown',
    'text/bbcode',
    'text/x.misskeymarkdown',
  ],
  editing: true,
  suggestions: false,
  remoteAccepts: false,
  throttle: false,
  preload: { documents: true, publicTimeline: false },
  panel: '<p>You are reading <b>Rookery</b>, an instance that lives on this machine alone.</p>\n',
  frontends: {
    masto_fe: { showInstanceSpecificPanel: true },
    pleroma_fe: {
      alwaysShowSubjectInput: true,
      collapseMessageWithSubject: false,
      conversationDisplay: 'linear',
      greentext: false,
      hideFilteredStatuses: false,
      hideMutedPosts: false,
      hidePostStats: false,
      hideSitename: false,
      hideUserStats: false,
      loginMethod: 'password',
      logo: '/static/logo.svg',
      logoMargin: '.1em',
      logoMask: true,
      noAttachmentLinks: false,
      nsfwCensorImage: '',
      postContentType: 'text/plain',
      redirectRootLogin: '/main/friends',
      redirectRootNoLogin: '/main/all',
      scopeCopy: true,
      showFeaturesPanel: true,
      showInstanceSpecificPanel: true,
      sidebarRight: false,
      subjectLineBehavior: 'email',
      theme: 'pleroma-dark',
      webPushNotifications: false,
    },
  },
  vapidPublicKey: '',
};

export function configure(changes: ConfigChanges = {}): InstanceConfig {
  return {
    ...defaultConfig,
    ...changes,
    registration: { ...defaultConfig.registration, ...changes.registration },
    visitorTimelines: { ...defaultConfig.visitorTimelines, ...changes.visitorTimelines },
    limits: { ...defaultConfig.limits, ...changes.limits },
    preload: { ...defaultConfig.preload, ...changes.preload },
    frontends: Object.fromEntries(
      Object.entries({ ...defaultConfig.frontends, ...changes.frontends }).map(([name, given]) => [
        name,
        { ...defaultConfig.frontends[name], ...given },
      ]),
    ),
  };
}
