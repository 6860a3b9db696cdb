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
import type { SomePreferences } from '../preferences/all.ts';
import { readInstanceOptions, type InstanceOptions } from '../preferences/instance-options.ts';
import { readInstanceValues } from '../preferences/instance-values.ts';
import type { Preloaded } from '../start-up/preloaded.ts';
import { instanceInfo, type InstanceInfo } from './instance-info.ts';
import { keptNames } from './kept-names.ts';

/** What is known of the instance so far; grows as its documents come. */
export interface InstanceState {
  readonly info: InstanceInfo;
  /** What the operator decided for this client, by config.json and over it by `pleroma_fe`. */
  readonly options: InstanceOptions;
  /** What the operator decided for those who did not choose. */
  readonly preferences: SomePreferences;
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
  staticConfig?: Readonly<Record<string, unknown>>;
  pleromaFe?: Readonly<Record<string, unknown>>;
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
    options: readInstanceOptions(),
    preferences: {},
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
  const load = async <T>(
    row: PlainDocument<T>,
    take: (answer: T) => Partial<InstanceState>,
  ): Promise<void> => {
    try {
      store.setState(take(await fetchDocument(options, row)));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      options.log('instance document', { path: row.path, kind: error.kind });
    }
  };
  const decided = (): Partial<InstanceState> => {
    const sources = [documents.staticConfig, documents.pleromaFe];
    return {
      options: readInstanceOptions(...sources),
      preferences: readInstanceValues(...sources),
    };
  };
  const known = () => ({ info: instanceInfo(documents.nodeinfo, documents.instance) });
  await Promise.all([
    load(getStaticConfig, (answer) => {
      documents.staticConfig = answer;
      return decided();
    }),
    load(getFrontendConfigurations, (answer) => {
      documents.pleromaFe = answer.pleroma_fe ?? {};
      return decided();
    }),
    load(getInstance, (answer) => {
      documents.instance = answer;
      return known();
    }),
    load(getNodeinfo, (answer) => {
      documents.nodeinfo = answer;
      for (const name of answer.metadata?.restrictedNicknames ?? []) keptNames.add(name);
      return known();
    }),
    load(getInstancePanel, (panel) => ({ panel })),
  ]);
}
