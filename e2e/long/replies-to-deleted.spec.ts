import { authorAndFollower } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';

for (const where of ['a timeline', 'a conversation']) {
  test(`Composer: in ${where} a reply survives the deletion of its status and is posted on its own`, async ({
    instance,
    openClient,
  }) => {
    const [ada, bela] = await authorAndFollower(instance.origin);
    const id = await ada.post('Where is the heron?');
    await ada.post('Where is the crane?');
    const client = await openClient();
    const { page, replyForm } = client;
    await client.signIn(bela);
    if (where === 'a conversation') await page.goto(`/notice/${id}`);
    await client.openReply('Where is the heron?');
    const text = replyForm.getByRole('textbox', { name: 'Text' });
    await text.pressSequentially('By weir');
    for (let back = 0; back < 4; back += 1) await text.press('ArrowLeft');
    await ada.call('DELETE', `/api/v1/statuses/${id}`);
    await expect(client.post('This post was deleted')).toBeVisible();
    await expect(replyForm.getByRole('alert')).toContainText('was deleted');
    await expect(text).toBeFocused();
    await page.keyboard.type('the ');
    await expect(text).toHaveValue('@ada By the weir');

    await replyForm.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(replyForm).toHaveCount(0);
    if (where === 'a timeline') await expect(client.post('was deleted')).toHaveCount(0);
    const posts = await bela.call('GET', '/api/v1/timelines/home');
    expect(JSON.stringify(posts)).toContain('By the weir');
  });
}

test('Conversation: a focused button passes the focus to its status when the conversation’s status is deleted', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  const id = await ada.post('Where is the heron?');
  const replyId = await ada.post('By the weir', { in_reply_to_id: id });
  const client = await openClient();
  await client.signIn(bela);
  await client.page.goto(`/notice/${id}`);
  const post = client.post('By the weir');
  await post.getByRole('button', { name: /^Reply(,|$)/ }).focus();
  await ada.call('DELETE', `/api/v1/statuses/${replyId}`);
  await expect(client.post('This post was deleted')).toBeFocused();
});
