import * as v from 'valibot';
import { defineCall } from '@rookery/contract/call.ts';
import { captchaImage } from '#captcha/captcha.ts';
import { notFound } from '#http/http-error.ts';
import { RouteResponse } from '#http/route-response.ts';
import { route } from '#http/route.ts';

const getCaptchaImage = defineCall('GET', '/captchas/:file', {
  caller: 'anyone',
  response: v.unknown(),
});

/** Serves the images of captchas whose image has its own URL (kocaptcha). */
export const captchaImageRoutes = [
  route(getCaptchaImage, async ({ instance, path }) => {
    const bytes = await captchaImage(instance, path.file.replace(/\.png$/, ''));
    if (!bytes) throw notFound();
    return new RouteResponse(bytes, {
      headers: { 'content-type': 'image/png', 'cache-control': 'no-store' },
    });
  }),
];
