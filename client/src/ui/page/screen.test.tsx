import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Screen } from './screen.tsx';
import { renderUi } from '../testing/render-ui.tsx';

test.each([
  ['\u202Egnp.exe\u202C of Jun', 'gnp.exe of Jun'],
  ['\u2066Jun\u2069 \u200Fand\u061C more', 'Jun and more'],
  ['مریم می‌خواهد', 'مریم می‌خواهد'],
])('Screen: sets the document title for %j to %j', async (title, expected) => {
  renderUi(<Screen title={title}>text</Screen>);
  await waitFor(() => expect(document.title).toBe(expected));
});
