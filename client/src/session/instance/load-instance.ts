import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError, type ApiErrorKind } from '#api/api-error.ts';
import type { MakeCall } from '#api/transport.ts';
import type { Call } from '@rookery/contract/call.ts';
import {
  getFrontendConfigurations,
  getInstance,
  getNodeinfo,
} from '@rookery/contract/calls/instance.ts';
import { getInstancePanel, getStaticConfig } from '@rookery/contract/calls/static-documents.ts';
import { parseLenient, type Schema } from '@rookery/contract/lenient-schema.ts';
import type { InstanceDocument } from '@rookery/contract/schemas/instance.ts';
import type { Nodeinfo } from '@rookery/contract/schemas/nodeinfo.ts';
import type { Log } from '../log.ts';
import type { PartialPreferences } from '#session/preferences/preferences.ts';
import { readInstanceOptions, type InstanceOptions } from '../preferences/instance-options.ts';
import { readInstanceValues } from '../preferences/instance-values.ts';
import type { PreloadedResponses } from './preloaded-responses.ts';
import { readInstanceInfo, type InstanceInfo } from './instance-info.ts';

/** Known information about the instance; grows as documents load. */
export interface InstanceState {
  readonly info: InstanceInfo;
  /** The operator's options for this client: config.json, overridden by `pleroma_fe`. */
  readonly options: InstanceOptions;
  /** The operator's defaults of preferences. */
  readonly preferences: PartialPreferences;
  /** HTML of the panel beside the timelines; undefined if unknown or absent. */
  readonly panel: string | undefined;
  /**
   * Whether visitors may read the announcements. Akkoma does not announce this: it responds with
   * 403 if they may not.
   */
  readonly hasVisitorAnnouncements: boolean;
  /** Whether the server lacks version 2 of the call for follow suggestions. */
  readonly isSuggestionsV2Missing: boolean;
}

export type InstanceStore = StoreApi<InstanceState>;

interface Documents {
  nodeinfo?: Nodeinfo;
  instance?: InstanceDocument;
  staticConfig?: Readonly<Record<string, unknown>>;
  pleromaFe?: Readonly<Record<string, unknown>>;
}

/** A GET call without parameters whose response has the type `T`. */
interface PlainDocument<T> extends Call {
  readonly method: 'GET';
  readonly response: Schema<T>;
}

/** Reads a document from the page if it is embedded there, else requests it. */
async function fetchDocument<T>(
  { call, preloaded }: LoadInstanceOptions,
  row: PlainDocument<T>,
): Promise<T> {
  const embedded = preloaded.get(row.path);
  if (embedded !== undefined) {
    const { value } = parseLenient(row.response, embedded);
    if (value !== undefined) return value;
  }
  return (await call(row, {})).value;
}

export interface LoadInstanceOptions {
  readonly call: MakeCall;
  readonly preloaded: PreloadedResponses;
  readonly log: Log;
}

const isMissing = (kind: ApiErrorKind | undefined): boolean =>
  kind === 'absent' || kind === 'notFound';

/** Creates an empty store, which `loadInstance` fills. */
export function createInstanceStore(): InstanceStore {
  return createStore<InstanceState>(() => ({
    info: readInstanceInfo(),
    options: readInstanceOptions(),
    preferences: {},
    panel: undefined,
    hasVisitorAnnouncements: false,
    isSuggestionsV2Missing: false,
  }));
}

/**
 * Resolves once the instance document has arrived, from which the capabilities of the server are
 * read, or once `loaded` settles without it.
 */
export async function waitForInstanceDocument(
  store: InstanceStore,
  loaded: Promise<void>,
): Promise<void> {
  const isKnown = (): boolean => store.getState().info.document !== undefined;
  if (isKnown()) return;
  const known = new Promise<void>((resolve) => {
    const stop = store.subscribe(() => {
      if (!isKnown()) return;
      stop();
      resolve();
    });
  });
  await Promise.race([known, loaded]);
}

/**
 * Requests all documents at once and stores each as it arrives. A failed document is logged and
 * counts as absent, as does a missing `/static` file, for which the server sends the page. If the
 * instance document is missing or lacks `pleroma`, version 2 is requested too; if nodeinfo is not at
 * Pleroma's path, it is found by the server's links (`load-other-documents.ts`).
 */
export async function loadInstance(
  store: InstanceStore,
  options: LoadInstanceOptions,
): Promise<void> {
  const documents: Documents = {};
  /** Requests and stores a document. Resolves to the error if that failed, else to undefined. */
  const attempt = async <T>(
    path: string,
    request: () => Promise<T>,
    apply: (document: T) => Partial<InstanceState>,
  ): Promise<ApiErrorKind | undefined> => {
    try {
      store.setState(apply(await request()));
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind !== 'absent') options.log('instance document', { path, kind: error.kind });
      return error.kind;
    }
  };
  const load = <T>(row: PlainDocument<T>, apply: (document: T) => Partial<InstanceState>) =>
    attempt(row.path, () => fetchDocument(options, row), apply);
  const readConfiguration = (): Partial<InstanceState> => {
    const { staticConfig, pleromaFe } = documents;
    const instanceOptions = readInstanceOptions(staticConfig, pleromaFe);
    return {
      options: instanceOptions,
      preferences: readInstanceValues(staticConfig, pleromaFe, instanceOptions.forceTheme),
    };
  };
  const readInfo = () => ({ info: readInstanceInfo(documents.nodeinfo, documents.instance) });
  const applyInstance = (document: InstanceDocument) => {
    documents.instance = document;
    return readInfo();
  };
  const applyNodeinfo = (document: Nodeinfo | undefined) => {
    if (document) documents.nodeinfo = document;
    return readInfo();
  };
  const loadInstanceDocument = async (): Promise<void> => {
    const failure = await load(getInstance, applyInstance);
    /* Akkoma and Pleroma send everything in version 1; Mastodon and GoToSocial send more in
       version 2. */
    if (documents.instance?.pleroma || (failure && !isMissing(failure))) return;
    const { loadInstanceV2 } = await import('./load-other-documents.ts');
    await attempt(
      '/api/v2/instance',
      () => loadInstanceV2(options.call, documents.instance),
      applyInstance,
    );
  };
  const loadNodeinfo = async (): Promise<void> => {
    if (!isMissing(await load(getNodeinfo, applyNodeinfo))) return;
    const { discoverNodeinfo } = await import('./load-other-documents.ts');
    await attempt('/.well-known/nodeinfo', () => discoverNodeinfo(options.call), applyNodeinfo);
  };
  await Promise.all([
    load(getStaticConfig, (document) => {
      documents.staticConfig = document;
      return readConfiguration();
    }),
    load(getFrontendConfigurations, (document) => {
      documents.pleromaFe = document.pleroma_fe ?? {};
      return readConfiguration();
    }),
    loadInstanceDocument(),
    loadNodeinfo(),
    load(getInstancePanel, (panel) => ({ panel })),
  ]);
}
