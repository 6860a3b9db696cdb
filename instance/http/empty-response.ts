import { RouteResponse } from './route-response.ts';

/** `{}`, the response of Akkoma and Pleroma to calls that return nothing. */
export const emptyResponse = new RouteResponse({});
