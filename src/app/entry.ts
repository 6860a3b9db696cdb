// oxlint-disable-next-line import/no-unassigned-import -- what it does comes before all other code
import './start-up/ask-for-words.ts';
import '#theme/theme.css';
import '#ui/base.css';
import { start } from './start.ts';

void start();
