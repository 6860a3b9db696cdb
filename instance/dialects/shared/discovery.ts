import * as v from 'valibot';
import { defineCall } from '@rookery/contract/call.ts';
import { getNodeinfoLinks } from '@rookery/contract/calls/instance.ts';
import { HttpError } from '#http/http-error.ts';
import { RouteResponse } from '#http/route-response.ts';
import { route, type Route } from '#http/route.ts';
import { instanceUsage } from '#views/instance-usage.ts';

const document = { caller: 'anyone', response: v.unknown() } as const;
const getNodeinfoVersion = defineCall('GET', '/nodeinfo/:version', document);

const schema = 'http://nodeinfo.diaspora.software/ns/schema';

export interface ServerSoftware {
  readonly name: string;
  readonly version: string;
  /** The versions of nodeinfo that the server offers. */
  readonly nodeinfoVersions: readonly string[];
  /** Whether nodeinfo contains the name of the instance and its number of active members. */
  readonly describesItself: boolean;
}

/** The documents by which others find out what a server is. */
export function discoveryRoutes({
  name,
  version,
  nodeinfoVersions,
  describesItself,
}: ServerSoftware): Route[] {
  return [
    route(getNodeinfoLinks, ({ view }) => ({
      links: nodeinfoVersions.map((each) => ({
        rel: `${schema}/${each}`,
        href: `${view.origin}/nodeinfo/${each}`,
      })),
    })),
    route(getNodeinfoVersion, ({ instance, path }) => {
      if (!nodeinfoVersions.includes(path.version))
        throw new HttpError(404, 'Not Found: only nodeinfo 2.0 and 2.1 are supported');
      const { users, activeMonth, activeHalfyear, localPosts } = instanceUsage(instance);
      return new RouteResponse(
        JSON.stringify({
          version: path.version,
          software: { name, version },
          protocols: ['activitypub'],
          services: { inbound: [], outbound: [] },
          usage: {
            users: { total: users, ...(describesItself ? { activeMonth, activeHalfyear } : {}) },
            localPosts,
          },
          openRegistrations: instance.config.registration.open,
          metadata: describesItself
            ? {
                nodeName: instance.config.name,
                nodeDescription: instance.config.shortDescription,
              }
            : {},
        }),
        {
          headers: {
            'content-type': `application/json; charset=utf-8; profile="${schema}/${path.version}#"`,
          },
        },
      );
    }),
  ];
}
