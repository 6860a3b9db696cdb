import '#theme/theme.css';
import '#ui/base.css';
import '#ui/print.css';
import { start } from './start.ts';

void start();
