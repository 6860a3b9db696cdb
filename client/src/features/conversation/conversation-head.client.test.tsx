import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  createConversation,
  openConversation,
  visibleStatusTexts,
} from './testing/create-conversation.ts';

const chosen = (): (string | null)[] =>
  within(screen.getByRole('group', { name: 'How to show conversations' }))
    .getAllByRole('button', { pressed: true })
    .map((button) => button.getAttribute('title'));

describe('ConversationHead', () => {
  test('switches between list and tree, and saves the choice as a preference [R-CONV-001]', async () => {
    const { user, current } = await openConversation(await createConversation(), 'root');
    await screen.findByText('words of four!');
    expect(visibleStatusTexts()).toEqual(['root', 'one', 'two', 'other', 'three', 'four']);
    expect(chosen()).toEqual(['List']);
    await user.click(screen.getByRole('button', { name: 'Tree' }));
    await waitFor(() =>
      expect(visibleStatusTexts()).toEqual(['root', 'one', 'two', 'three', 'four', 'other']),
    );
    expect(chosen()).toEqual(['Tree']);
    const { preferences } = current.store.getState();
    expect(preferences.get('conversationDisplay')).toBe('tree');
    await user.click(screen.getByRole('button', { name: 'List' }));
    await waitFor(() =>
      expect(visibleStatusTexts()).toEqual(['root', 'one', 'two', 'other', 'three', 'four']),
    );
    expect(preferences.get('conversationDisplay')).toBe('linear');
  });

  test('copies the link to the status that was opened', async () => {
    const conversation = await createConversation();
    const { user } = await openConversation(conversation, 'two');
    await screen.findByText('words of four!');
    await user.click(screen.getByRole('button', { name: 'Conversation options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
    await screen.findByText('Link copied');
    expect(await navigator.clipboard.readText()).toMatch(`/notice/${conversation.ids['two']}`);
  });

  test('opens the settings of conversations', async () => {
    const { user } = await openConversation(await createConversation(), 'root');
    await screen.findByText('words of four!');
    await user.click(screen.getByRole('button', { name: 'Conversation options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Conversation settings' }));
    const dialog = await screen.findByRole('dialog', { name: /Settings/ });
    expect(await within(dialog).findByLabelText('How to show conversations')).toBeTruthy();
  });

  test('says how many posts the conversation has, and loads new ones', async () => {
    const conversation = await createConversation();
    const { user } = await openConversation(conversation, 'root');
    await screen.findByText('6 posts', { selector: 'header *' });
    await conversation.say(conversation.jun, 'five', 'root');
    await user.click(screen.getByRole('button', { name: 'Conversation options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Check for new replies' }));
    await screen.findByText('7 posts', { selector: 'header *' });
    expect(visibleStatusTexts()).toContain('five');
  });
});
