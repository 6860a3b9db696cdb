import { getCustomEmojis, getPleromaEmoji } from '@rookery/contract/calls/emoji.ts';
import {
  getFrontendConfigurations,
  getInstance,
  getPeers,
  getPreferences,
} from '@rookery/contract/calls/instance.ts';
import { route } from '#http/route.ts';
import { parseSettings } from '#rules/account-settings.ts';
import { instanceDocument } from '#views/instance-documents.ts';

export const instanceRoutes = [
  route(getInstance, ({ instance, view }) => instanceDocument(instance, view.origin)),
  route(getFrontendConfigurations, ({ instance }) => ({ ...instance.config.frontends })),
  route(getPeers, ({ instance }) =>
    instance.database
      .all<{ host: string }>(
        'SELECT DISTINCT host FROM accounts WHERE host IS NOT NULL ORDER BY host',
      )
      .map(({ host }) => host),
  ),

  route(getPreferences, ({ member }) => {
    const settings = parseSettings(member);
    return {
      'posting:default:language': null,
      'posting:default:sensitive': settings.sensitive,
      'posting:default:visibility': settings.privacy,
      'reading:expand:media': 'default',
      'reading:expand:spoilers': false,
    };
  }),

  route(getCustomEmojis, ({ instance, view }) =>
    instance.emoji.all.map((emoji) => ({
      category: emoji.category,
      shortcode: emoji.shortcode,
      static_url: view.origin + emoji.path,
      tags: [emoji.category],
      url: view.origin + emoji.path,
      visible_in_picker: true,
    })),
  ),
  route(getPleromaEmoji, ({ instance }) =>
    Object.fromEntries(
      instance.emoji.all.map((emoji) => [
        emoji.shortcode,
        { image_url: emoji.path, tags: [emoji.category] },
      ]),
    ),
  ),
];
