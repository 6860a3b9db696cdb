import type { Call } from '#contract/call.ts';
import { allCalls } from '#contract/calls/all.ts';
import type { Parameters } from '#contract/parameters.ts';

function words(parameters: Parameters = {}, prefix = ''): string {
  return Object.entries(parameters)
    .map(([name, kind]) => {
      const full = prefix === '' ? name : `${prefix}[${name}]`;
      return typeof kind === 'string' ? `${full}: ${kind}` : words(kind, full);
    })
    .join(', ');
}

function line(name: string, { method, path, who, query, body, paging }: Call): string {
  return [
    method.padEnd(6),
    path,
    who,
    body?.encoding ?? (query ? 'query' : '-'),
    [words(query), words(body?.fields)].filter((text) => text !== '').join('; ') || '-',
    paging ?? '-',
    name,
  ].join('\t');
}

console.log('method\tpath\twho\tencoding\tparameters\tpaging\trow');
for (const [name, call] of Object.entries(allCalls)) console.log(line(name, call));
