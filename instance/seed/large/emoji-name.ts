type Some = readonly [string, ...string[]];

const moods: Some = [
  'sleepy',
  'brave',
  'soggy',
  'tiny',
  'grand',
  'polite',
  'lost',
  'early',
  'late',
  'woolly',
  'silent',
  'loud',
  'round',
  'angry',
  'happy',
  'dusty',
  'golden',
  'blue',
  'shy',
  'proud',
  'humming',
  'frosty',
  'toasted',
  'dizzy',
  'royal',
];
const beings: Some = [
  'heron',
  'rook',
  'owl',
  'fox',
  'moth',
  'duck',
  'cat',
  'dog',
  'goat',
  'wren',
  'otter',
  'newt',
  'hare',
  'crow',
  'teapot',
  'loaf',
  'bean',
  'train',
  'ferry',
  'bell',
  'lamp',
  'boot',
  'hat',
  'spoon',
  'clock',
  'kettle',
  'book',
  'star',
  'moon',
  'cloud',
  'leaf',
  'tree',
  'stone',
  'key',
  'map',
  'lemon',
  'onion',
  'fish',
  'note',
  'drum',
];

/**
 * Returns the shortcode of the emoji with this number: a thousand pairs of words, each used several
 * times.
 */
export function emojiName(index: number): string {
  const mood = moods[index % moods.length] ?? moods[0];
  const being = beings[Math.floor(index / moods.length) % beings.length] ?? beings[0];
  const round = Math.floor(index / (moods.length * beings.length));
  return round === 0 ? `${mood}_${being}` : `${mood}_${being}_${round + 1}`;
}
