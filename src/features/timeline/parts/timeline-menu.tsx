import { useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTimelineLinks } from '#domain/timeline/use-timeline-links.ts';
import { Menu } from '#ui/menu.tsx';

/** The way from one timeline to the others, beside the heading (spec 1 §2, Timelines). */
export function TimelineMenu() {
  const { t } = useLingui();
  const links = useTimelineLinks();
  if (links.length < 2) return null;
  return <Menu label={t`Timelines`} icon={ChevronDown} size="small" items={links} />;
}
