import { useLingui } from '@lingui/react/macro';
import { useRouter } from '#components/router/router-context.tsx';
import type { TagGroup } from '#session/feeds/matches-tag-timeline.ts';
import { maxGroupTags, parseTags, tagTimelinePath } from '#session/feeds/tag-group.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Form, FormButtons } from '#ui/forms/form.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';

/** Dialog for the further hashtags of a hashtag timeline, which become part of its address. */
export function TagGroupDialog({
  tag,
  group,
  onClose,
}: {
  tag: string;
  group: TagGroup | undefined;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const router = useRouter();
  const name = `#${tag}`;
  const fields = [
    { mode: 'any', label: t`Also posts with any of these`, description: undefined },
    { mode: 'all', label: t`Only posts with all of these`, description: undefined },
    {
      mode: 'none',
      label: t`No posts with any of these`,
      description: t`Up to ${{ count: maxGroupTags }} hashtags each, with spaces between them.`,
    },
  ] as const;
  return (
    <Dialog isOpen size="small" onClose={onClose} title={t`Posts with ${{ tag: name }}`}>
      <Form
        onSubmit={(typed) => {
          const next = {
            any: parseTags(typed('any')),
            all: parseTags(typed('all')),
            none: parseTags(typed('none')),
          };
          onClose();
          router.navigate({ href: tagTimelinePath(tag, next) });
        }}
      >
        {fields.map(({ mode, label, description }) => (
          <TextInput
            key={mode}
            name={mode}
            label={label}
            description={description}
            defaultValue={group?.[mode].map((each) => `#${each}`).join(' ') ?? ''}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
        ))}
        <FormButtons submit={t`Show posts`} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
