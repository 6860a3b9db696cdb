import type { Card } from '#contract/schemas/card.ts';
import type { CardRow } from '../rows/status-row.ts';
import { capText } from './limits.ts';

/** A link preview as a row, laid over what was known of the same link. */
export function cardRow(wire: Card, known: CardRow | null | undefined): CardRow {
  const before = known?.url === wire.url ? known : undefined;
  return {
    url: capText(wire.url, 'address'),
    title: capText(wire.title, 'text') ?? before?.title ?? '',
    description: capText(wire.description, 'text') ?? before?.description ?? '',
    image: capText(wire.image, 'address') ?? before?.image ?? null,
    providerName: capText(wire.provider_name, 'name') ?? before?.providerName ?? '',
    type: wire.type ?? before?.type ?? 'link',
  };
}
