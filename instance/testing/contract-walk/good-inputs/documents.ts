import { testOrigin } from '#instance/testing/start-test-instance.ts';
import type { CreateValidInput } from '../valid-input.ts';

const plain: CreateValidInput = () => ({});

/** Instance documents and remote interaction. */
export const documents = {
  getCustomEmojis: plain,
  getPleromaEmoji: plain,
  getUnicodeEmoji: plain,
  getFrontendConfigurations: plain,
  getInstance: plain,
  getNodeinfo: plain,
  getPeers: plain,
  getBlurhashOverlay: plain,
  getInstancePanel: plain,
  getStaticConfig: plain,
  getStickerPack: () => ({ path: { folder: 'stickers' } }),
  getStickerPacks: plain,
  getStyles: plain,
  getTermsOfService: plain,
  getThemeFile: () => ({ path: { name: 'night.json' } }),
  remoteInteractionPage: () => ({ query: { nickname: 'bob' } }),
  startRemoteInteraction: () => ({
    body: { ap_id: `${testOrigin}/users/bob`, profile: 'someone@far.example' },
  }),
  submitRemoteFollow: () => ({ body: { nickname: 'bob', profile: 'someone@far.example' } }),
  translateStatus: async ({ status }) => ({ path: { id: await status(), language: 'de' } }),
} satisfies Readonly<Record<string, CreateValidInput>>;
