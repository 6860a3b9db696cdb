import { expect, test } from 'vitest';
import { startTestInstance, type TestResponse } from '#testing/start-test-instance.ts';
import { createMp4, createMp4Track, createWebm, createWebmTrack } from '#testing/video-headers.ts';

async function sendVideo(mediaMeta: boolean, bytes: Buffer, type: string): Promise<TestResponse> {
  const instance = await startTestInstance({ config: { mediaMeta } });
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], 'video', { type }));
  const response = await (await instance.as('ana')).post('/api/v1/media', form);
  await instance.close();
  return response;
}

const huge = 2 ** 31;

test.each<[string, string, Buffer]>([
  ['webm 2³¹ × 2³¹', 'video/webm', createWebm(createWebmTrack(huge, huge))],
  ['webm 2³² − 1 × 1', 'video/webm', createWebm(createWebmTrack(2 ** 32 - 1, 1))],
  ['webm 1 × 2⁴⁰ in 8 bytes', 'video/webm', createWebm(createWebmTrack(1, 2 ** 40, 8))],
  ['webm 70,000 × 100', 'video/webm', createWebm(createWebmTrack(70_000, 100))],
  ['webm 20,000 × 20,000', 'video/webm', createWebm(createWebmTrack(20_000, 20_000))],
  [
    'webm with a huge second track',
    'video/webm',
    createWebm(createWebmTrack(640, 360), createWebmTrack(huge, 9)),
  ],
  ['mp4 65,535 × 65,535', 'video/mp4', createMp4(createMp4Track(65_535, 65_535))],
  ['mp4 65,535 × 1', 'video/mp4', createMp4(createMp4Track(65_535, 1))],
  [
    'mp4 with a high narrow track',
    'video/mp4',
    createMp4(createMp4Track(640, 360), createMp4Track(1, 65_535)),
  ],
])('upload: refuses a video whose header claims too long sides: %s', async (_, type, bytes) => {
  for (const mediaMeta of [true, false]) {
    const refused = await sendVideo(mediaMeta, bytes, type);
    expect(refused.status).toBe(422);
    expect(refused.body.error).toMatch(/^Videos may have at most/);
  }
});

test.each<[string, Buffer]>([
  ['video/webm', createWebm(createWebmTrack(640, 360, 2))],
  ['video/webm', createWebm(createWebmTrack(640, 360, 8))],
  ['video/webm', createWebm(createWebmTrack(320, 200), createWebmTrack(640, 360))],
  ['video/mp4', createMp4(createMp4Track(0, 0), createMp4Track(640, 360), createMp4Track(64, 600))],
])('upload: stores the size of the widest track (%s, %#)', async (type, bytes) => {
  const { status, body } = await sendVideo(true, bytes, type);
  expect(status).toBe(200);
  expect(body.meta.original).toMatchObject({ width: 640, height: 360 });
});
