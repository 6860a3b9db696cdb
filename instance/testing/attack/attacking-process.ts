import { attackInstance } from './attackers.ts';

/**
 * Attacks the instance at a port in a process of its own, so that whoever checks the instance need
 * not wait for the attackers. Reports the statuses of the fast requests when they are answered, and
 * keeps the slow connections open until it is killed.
 */
const [port, media = ''] = process.argv.slice(2);
process.send?.(await attackInstance({ port: Number(port), media }));
