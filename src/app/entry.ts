import '#theme/theme.css';
import '#ui/base.css';
import { start } from './start.ts';

void start();
