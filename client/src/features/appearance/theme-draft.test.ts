import { expect, test } from 'vitest';
import { emptyThemeSource } from '#theme/engine/theme-source.ts';
import {
  createThemeDraft,
  mergeThemeParts,
  themeDraftReducer,
  withThemeEntry,
} from './theme-draft.ts';

const colored = (bg: string) => ({ ...emptyThemeSource, colors: { bg } });

test('themeDraftReducer: treats all changes of a field as one step', () => {
  let draft = createThemeDraft(emptyThemeSource);
  for (const bg of ['#111111', '#222222', '#333333'])
    draft = themeDraftReducer(draft, { type: 'change', to: colored(bg), field: 'bg' });
  draft = themeDraftReducer(draft, { type: 'change', to: colored('#444444'), field: 'other' });
  draft = themeDraftReducer(draft, { type: 'undo' });
  expect(draft.now).toEqual(colored('#333333'));
  draft = themeDraftReducer(draft, { type: 'undo' });
  expect(draft.now).toEqual(emptyThemeSource);
  expect(themeDraftReducer(draft, { type: 'undo' })).toBe(draft);
  draft = themeDraftReducer(themeDraftReducer(draft, { type: 'redo' }), { type: 'redo' });
  expect(draft.now).toEqual(colored('#444444'));
});

test('withThemeEntry: sets and removes an entry', () => {
  const set = withThemeEntry(emptyThemeSource, 'radii', 'btn', 7);
  expect(set.radii).toEqual({ btn: 7 });
  expect(withThemeEntry(set, 'radii', 'btn', undefined)).toEqual(emptyThemeSource);
});

test('mergeThemeParts: keeps the selected parts when another theme is opened', () => {
  const mine = withThemeEntry(colored('#111111'), 'radii', 'btn', 7);
  const opened = withThemeEntry(colored('#eeeeee'), 'radii', 'btn', 2);
  expect(mergeThemeParts(opened, mine, new Set(['radii']))).toEqual({
    ...opened,
    radii: { btn: 7 },
  });
});
