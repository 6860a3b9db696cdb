import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Returns the total bytes of files at maximum brotli compression, as in size-budgets.json. */
export async function compressedSize(addresses: Iterable<string>): Promise<number> {
  let bytes = 0;
  for (const address of addresses) {
    const response = await fetch(address);
    const compressed = await compress(await response.bytes(), {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    });
    bytes += compressed.length;
  }
  return bytes;
}
