import { getPreferences } from '@rookery/contract/calls/instance.ts';
import { route, type Route } from '#http/route.ts';
import { RouteResponse } from '#http/route-response.ts';
import { parseSettings } from '#rules/account-settings.ts';

/** The defaults of a member; those for quotes only on servers that have them. */
export function preferenceRoutes({ hasQuotes }: { readonly hasQuotes: boolean }): Route[] {
  return [
    route(getPreferences, ({ member }) => {
      const settings = parseSettings(member);
      return new RouteResponse({
        'posting:default:visibility': settings.privacy,
        'posting:default:sensitive': settings.sensitive,
        'posting:default:language': settings.language,
        ...(hasQuotes ? { 'posting:default:quote_policy': settings.quote_policy } : {}),
        'reading:expand:media': 'default',
        'reading:expand:spoilers': false,
        'reading:autoplay:gifs': false,
      });
    }),
  ];
}
