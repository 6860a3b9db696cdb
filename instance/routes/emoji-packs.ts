import * as v from 'valibot';
import { defineCall } from '#contract/call.ts';
import type { Instance } from '#instance/context.ts';
import { notFound, Refusal } from '#instance/http/refusal.ts';
import { route } from '#instance/http/route.ts';

const answer = v.unknown();

const getPacks = defineCall({
  method: 'GET',
  path: '/api/v1/pleroma/emoji/packs',
  who: 'anyone',
  query: { page: 'integer', page_size: 'integer' },
  answer,
});
const getPack = defineCall({
  method: 'GET',
  path: '/api/v1/pleroma/emoji/pack',
  who: 'anyone',
  query: { name: 'text!', page: 'integer', page_size: 'integer' },
  answer,
});
const getArchive = defineCall({
  method: 'GET',
  path: '/api/v1/pleroma/emoji/packs/archive',
  who: 'anyone',
  query: { name: 'text!' },
  answer,
});

const usualSize = 50;
const fileSize = 30;

/** Names of files by shortcode, for each pack in order of name. */
function packsOf({ emoji }: Instance): Map<string, Map<string, string>> {
  const packs = new Map<string, Map<string, string>>();
  for (const { category, shortcode, path } of emoji.all) {
    const name = category.replace(/^pack:/, '');
    const files = packs.get(name) ?? new Map<string, string>();
    packs.set(name, files.set(shortcode, path.slice(path.lastIndexOf('/') + 1)));
  }
  return new Map([...packs].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The page of a list that was asked for; pages begin with 1. */
function pageOf<T>(all: Iterable<T>, { page = 1, size = 0 }): T[] {
  const from = (Math.max(page, 1) - 1) * size;
  return [...all].slice(from, from + size);
}

function packView(files: ReadonlyMap<string, string>, shown: Iterable<[string, string]> = files) {
  return {
    files: Object.fromEntries(shown),
    files_count: files.size,
    pack: { 'can-download': false, 'share-files': false },
  };
}

function packNamed(instance: Instance, name: string): ReadonlyMap<string, string> {
  const pack = packsOf(instance).get(name);
  if (!pack) throw notFound(`Pack ${name} does not exist`);
  return pack;
}

function sizeOf(asked: number | undefined, usual: number): number {
  return Math.min(Math.max(asked ?? usual, 0), usual);
}

/** The packs of the instance's emoji, as anyone may read them. Nobody can download or change one. */
export const emojiPackRoutes = [
  route(getPacks, ({ instance, query }) => {
    const packs = packsOf(instance);
    const shown = pageOf(packs, {
      page: query.page ?? 1,
      size: sizeOf(query.page_size, usualSize),
    });
    return {
      count: packs.size,
      packs: Object.fromEntries(shown.map(([name, files]) => [name, packView(files)])),
    };
  }),
  route(getPack, ({ instance, query }) => {
    const files = packNamed(instance, query.name);
    const size = sizeOf(query.page_size, fileSize);
    return packView(files, pageOf(files, { page: query.page ?? 1, size }));
  }),
  route(getArchive, ({ instance, query }) => {
    packNamed(instance, query.name);
    throw new Refusal(403, `Pack ${query.name} cannot be downloaded from this instance`);
  }),
];
