import { formatter } from '@lingui/format-po';
import type { LinguiConfig } from '@lingui/conf';

const tests = ['**/*.test.ts', '**/*.test.tsx'];

/** Whose words nobody needs for the first page: they come with the first lazy part. */
const later = [
  'src/app/frame/phone-bar.tsx',
  'src/app/frame/sign-out-button.tsx',
  'src/app/routes/planned-words.ts',
  'src/app/shell/bottom-bar.tsx',
  'src/app/shell/not-built-yet.tsx',
  'src/domain/feed/parts/gap-row.tsx',
  'src/domain/feed/parts/hidden-note.tsx',
  'src/domain/account/people-list.tsx',
  'src/domain/failure/failure-line.tsx',
  'src/domain/media/audio-player.tsx',
  'src/domain/media/cover-tile.tsx',
  'src/domain/media/failed-picture.tsx',
  'src/domain/media/failure-note.tsx',
  'src/domain/media/file-line.tsx',
  'src/domain/media/flash-player.tsx',
  'src/domain/media/kind-looks.ts',
  'src/domain/media/rare-tile.tsx',
  'src/domain/media/video-player.tsx',
  'src/domain/poll',
  'src/domain/reactions/who-reacted.tsx',
  'src/domain/status/actions/bookmark.ts',
  'src/domain/status/actions/copy-link.ts',
  'src/domain/status/actions/delete.ts',
  'src/domain/status/actions/history.ts',
  'src/domain/status/actions/mute-conversation.ts',
  'src/domain/status/actions/pin.ts',
  'src/domain/status/actions/source.ts',
  'src/domain/status/actions/translate.ts',
  'src/domain/status/parts/compact-status.tsx',
  'src/domain/status/parts/history-list.tsx',
  'src/domain/status/parts/quoted-status.tsx',
  'src/domain/status/parts/status-menu-lines.tsx',
  'src/domain/status/parts/status-people-rows.tsx',
  'src/domain/status/parts/status-preview.tsx',
  'src/domain/status/parts/status-questions.ts',
  'src/domain/status/parts/status-source.tsx',
  'src/domain/status/parts/status-windows.tsx',
  'src/domain/status/parts/translating-sign.tsx',
  'src/domain/status/parts/translation-block.tsx',
  'src/domain/status/parts/window-document.tsx',
  'src/domain/status/status-failure-words.ts',
  'src/domain/thread/inline-thread.tsx',
  'src/domain/thread/parts',
  'src/domain/thread/thread-failure-words.ts',
  'src/domain/thread/thread-view.tsx',
  'src/features/auth',
  'src/features/composer',
  'src/features/conversation',
  'src/features/media-viewer',
  'src/features/notifications',
  'src/features/timeline/parts/find-bar.tsx',
  'src/features/timeline/parts/follow-tag-button.tsx',
  'src/features/timeline/parts/new-button.tsx',
  'src/ui/confirm-dialog.tsx',
].map((part) => `<rootDir>/${part}`);

const config: LinguiConfig = {
  sourceLocale: 'en',
  locales: ['en'],
  fallbackLocales: { default: 'en' },
  catalogs: [
    {
      path: '<rootDir>/src/i18n/locales/{locale}/first',
      include: ['<rootDir>/src'],
      exclude: [...tests, ...later],
    },
    { path: '<rootDir>/src/i18n/locales/{locale}/later', include: later, exclude: tests },
  ],
  format: formatter({ lineNumbers: false }),
};

export default config;
