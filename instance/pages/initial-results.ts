import {
  getFrontendConfigurations,
  getInstance,
  getNodeinfo,
} from '@rookery/contract/calls/instance.ts';
import { getInstancePanel } from '@rookery/contract/calls/static-documents.ts';
import { getPublicTimeline } from '@rookery/contract/calls/timelines.ts';
import type { Instance } from '#context.ts';
import { collectTimelinePage } from '#store/timelines.ts';
import { instanceDocumentText } from '#views/document-text.ts';
import { instanceDocument, nodeinfoDocument } from '#views/instance-documents.ts';
import { statusView } from '#views/status-view.ts';
import { belongsInTimeline } from '#views/timeline-filter.ts';
import { createViewContext } from '#views/view-context.ts';

function toBase64(document: unknown): string {
  return Buffer.from(JSON.stringify(document), 'utf8').toString('base64');
}

function publicTimeline(instance: Instance, origin: string): unknown {
  const view = createViewContext(instance, origin, undefined);
  return collectTimelinePage(
    instance.database,
    { where: "statuses.reblog_of IS NULL AND statuses.visibility = 'public'", values: [] },
    { limit: 20, offset: 0 },
    (status) => belongsInTimeline(view, status, {}),
  ).map((status) => statusView(view, status));
}

/** Returns the responses that are embedded in a page for visitors: base64 of JSON by path. */
export function initialResults(instance: Instance, origin: string): Record<string, string> {
  const { config } = instance;
  // Only Akkoma embeds responses in the page of a front end.
  if (config.dialect !== 'akkoma') return {};
  const isOpen = !config.private && config.visitorTimelines.federated;
  return {
    ...(config.preload.documents
      ? {
          [getFrontendConfigurations.path]: toBase64(config.frontends),
          [getInstance.path]: toBase64(instanceDocument(instance, origin)),
          [getInstancePanel.path]: toBase64(instanceDocumentText(instance, 'instance-panel')),
          [getNodeinfo.path]: toBase64(nodeinfoDocument(instance, origin)),
        }
      : {}),
    ...(config.preload.publicTimeline && isOpen
      ? { [getPublicTimeline.path]: toBase64(publicTimeline(instance, origin)) }
      : {}),
  };
}
