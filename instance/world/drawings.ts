import type { Instance } from '#instance/context.ts';
import { inspectImage, previewImage } from '#instance/media/inspect-image.ts';
import { avatarSvg } from './draw-avatar.ts';
import { sceneSvg } from './draw-scene.ts';
import type { Line, Person, Picture } from './script.ts';

/** A drawn picture, kept among the instance's files. */
export interface Drawing {
  readonly file: string;
  readonly preview: string | null;
  readonly blurhash: string | null;
  readonly width: number;
  readonly height: number;
}

interface Drawn {
  readonly bytes: Uint8Array;
  readonly preview: Uint8Array | undefined;
  readonly blurhash: string | null;
  readonly width: number;
  readonly height: number;
}

/** Drawn once a process: the same seed gives the same picture, however many worlds there are. */
const drawn = new Map<string, Promise<Drawn>>();

async function draw(svg: string): Promise<Drawn> {
  const { default: sharp } = await import('sharp');
  const bytes = new Uint8Array(await sharp(Buffer.from(svg)).jpeg({ quality: 84 }).toBuffer());
  const facts = await inspectImage(bytes);
  return {
    bytes,
    preview: await previewImage(bytes),
    blurhash: facts?.blurhash ?? null,
    width: facts?.width ?? 0,
    height: facts?.height ?? 0,
  };
}

async function keep(instance: Instance, seed: string, svg: string): Promise<Drawing> {
  const known = drawn.get(seed) ?? draw(svg);
  drawn.set(seed, known);
  const { bytes, preview, ...facts } = await known;
  return {
    ...facts,
    file: await instance.files.keep(bytes, 'jpg'),
    preview: preview ? await instance.files.keep(preview, 'webp') : null,
  };
}

export interface Drawings {
  avatar(person: Person): Drawing | undefined;
  header(person: Person): Drawing | undefined;
  picture(line: Line, picture: Picture): Drawing | undefined;
  card(line: Line): Drawing | undefined;
}

const seeds = {
  avatar: (person: Person) => `avatar of ${person.acct}`,
  header: (person: Person) => `header of ${person.acct}`,
  picture: (line: Line, picture: Picture) => `picture ${line.by} ${line.ago} ${picture.alt}`,
  card: (line: Line) => `card ${line.by} ${line.ago}`,
};

/** Draws everything that a world shows before any of it is written down. */
export async function drawAll(
  instance: Instance,
  people: readonly Person[],
  lines: readonly Line[],
): Promise<Drawings> {
  const wanted = new Map<string, string>();
  for (const person of people) {
    const [avatar, header] = [seeds.avatar(person), seeds.header(person)];
    wanted.set(avatar, avatarSvg(person.motif, person.hue, avatar));
    wanted.set(header, sceneSvg(person.header, 'banner', header));
  }
  for (const line of lines) {
    for (const picture of line.pictures ?? []) {
      const seed = seeds.picture(line, picture);
      wanted.set(seed, sceneSvg(picture.scene, picture.shape ?? 'wide', seed));
    }
    if (line.card)
      wanted.set(seeds.card(line), sceneSvg(line.card.scene, 'wide', seeds.card(line)));
  }
  const kept = new Map(
    await Promise.all(
      [...wanted].map(async ([seed, svg]) => [seed, await keep(instance, seed, svg)] as const),
    ),
  );
  return {
    avatar: (person) => kept.get(seeds.avatar(person)),
    header: (person) => kept.get(seeds.header(person)),
    picture: (line, picture) => kept.get(seeds.picture(line, picture)),
    card: (line) => kept.get(seeds.card(line)),
  };
}
