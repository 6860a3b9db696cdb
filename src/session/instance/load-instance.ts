import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError } from '#api/api-error.ts';
import type { MakeCall } from '#api/transport.ts';
import type { Call } from '#contract/call.ts';
import { getFrontendConfigurations, getInstance, getNodeinfo } from '#contract/calls/instance.ts';
import { getInstancePanel, getStaticConfig } from '#contract/calls/static-documents.ts';
import { read, type Schema } from '#contract/lenient.ts';
import type { Instance } from '#contract/schemas/instance.ts';
import type { Nodeinfo } from '#contract/schemas/nodeinfo.ts';
import type { Log } from '../log.ts';
import type { Preloaded } from '../start-up/preloaded.ts';
import { instanceInfo, type InstanceInfo } from './instance-info.ts';

type Settings = Readonly<Record<string, unknown>>;

/** What is known of the instance so far; grows as its documents come. */
export interface InstanceState {
  readonly info: InstanceInfo;
  /** The operator's choices for this client, the weakest first: config.json, then pleroma_fe. */
  readonly settings: readonly Settings[];
  /** HTML of the panel beside the timelines; undefined while unknown or absent. */
  readonly panel: string | undefined;
  /** HTML of the terms of service; undefined while unknown or absent. */
  readonly terms: string | undefined;
  /** Names of sticker packs and the folders they are in. */
  readonly stickerPacks: Readonly<Record<string, string>>;
}

export type InstanceStore = StoreApi<InstanceState>;

interface Documents {
  nodeinfo?: Nodeinfo;
  instance?: Instance;
  staticConfig?: Settings;
  pleromaFe?: Settings;
  panel?: string;
}

/** A call without anything to fill in, whose answer is a `T`. */
interface PlainDocument<T> extends Call {
  readonly method: 'GET';
  readonly answer: Schema<T>;
}

/** A document from the page where the server laid it in, else from the server. */
async function fetchDocument<T>(
  { call, preloaded }: LoadInstanceOptions,
  row: PlainDocument<T>,
): Promise<T> {
  const laidIn = preloaded.get(row.path);
  if (laidIn !== undefined) {
    const { value } = read(row.answer, laidIn);
    if (value !== undefined) return value;
  }
  return (await call(row, {})).value;
}

export interface LoadInstanceOptions {
  readonly call: MakeCall;
  readonly preloaded: Preloaded;
  readonly log: Log;
}

/** A store of what the instance says, empty until `loadInstance` fills it. */
export function createInstanceStore(): InstanceStore {
  return createStore<InstanceState>(() => ({
    info: instanceInfo(),
    settings: [],
    panel: undefined,
    terms: undefined,
    stickerPacks: {},
  }));
}

/**
 * Asks for every document at once and puts each in as it comes. A document that fails is logged and
 * counts as absent; a missing `/static` file comes as a page and counts as absent too.
 */
export async function loadInstance(
  store: InstanceStore,
  options: LoadInstanceOptions,
): Promise<void> {
  const documents: Documents = {};
  const load = async <T>(row: PlainDocument<T>, keep: (answer: T) => void): Promise<void> => {
    try {
      keep(await fetchDocument(options, row));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      options.log('instance document', { path: row.path, kind: error.kind });
      return;
    }
    store.setState({
      info: instanceInfo(documents.nodeinfo, documents.instance),
      settings: [documents.staticConfig ?? {}, documents.pleromaFe ?? {}],
      panel: documents.panel,
    });
  };
  await Promise.all([
    load(getStaticConfig, (answer) => {
      documents.staticConfig = answer;
    }),
    load(getFrontendConfigurations, (answer) => {
      documents.pleromaFe = answer.pleroma_fe ?? {};
    }),
    load(getInstance, (answer) => {
      documents.instance = answer;
    }),
    load(getNodeinfo, (answer) => {
      documents.nodeinfo = answer;
    }),
    load(getInstancePanel, (answer) => {
      documents.panel = answer;
    }),
  ]);
}
