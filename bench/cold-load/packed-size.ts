import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const pack = promisify(brotliCompress);

/** Returns the total bytes of files at maximum brotli compression, as in size-budgets.json. */
export async function packedSize(addresses: Iterable<string>): Promise<number> {
  let bytes = 0;
  for (const address of addresses) {
    const response = await fetch(address);
    const packed = await pack(await response.bytes(), {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    });
    bytes += packed.length;
  }
  return bytes;
}
