import type { InstanceDocument } from '@rookery/contract/schemas/instance.ts';
import type { InstanceV2 } from '@rookery/contract/schemas/instance-v2.ts';

/**
 * Leaves out undefined values, so that spreading the object overwrites no other values with them.
 */
function known<T extends object>(values: T): { [N in keyof T]?: Exclude<T[N], undefined> } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- undefined values are left out
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [N in keyof T]?: Exclude<T[N], undefined>;
  };
}

/**
 * Converts version 2 of the instance document to the form of version 1, which the client reads.
 * Values that version 2 lacks are taken from `before`, the document of version 1 if there is one.
 */
export function convertInstanceV2(
  { configuration, registrations, contact, ...document }: InstanceV2,
  before: InstanceDocument = {},
): InstanceDocument {
  const { urls, vapid, translation, timelines_access: access, ...limits } = configuration ?? {};
  return {
    ...before,
    ...known({
      uri: before.uri ?? document.domain,
      title: document.title,
      version: document.version,
      description: before.description ?? document.description,
      short_description: before.short_description ?? document.description,
      email: contact?.email,
      contact_account: contact?.account,
      thumbnail: document.thumbnail?.url,
      languages: document.languages,
      registrations: registrations?.enabled,
      approval_required: registrations?.approval_required,
      rules: document.rules,
    }),
    configuration: { ...before.configuration, ...limits },
    urls: { ...before.urls, ...(urls?.streaming && { streaming_api: urls.streaming }) },
    onlyInV2: known({
      api_versions: document.api_versions,
      registrations,
      vapid,
      translation,
      timelines_access: access,
    }),
  };
}
