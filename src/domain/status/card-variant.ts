/**
 * How a status is drawn: in a list; `compact`, with what it holds cut short, where it is beside the
 * point; `focused`, as the one that is being read, with who favourited and repeated it.
 */
export type CardVariant = 'plain' | 'compact' | 'focused';
