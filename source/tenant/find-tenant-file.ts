import { existsSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'

/** Path and bytes of a file in the folder of a lender, or the reason why it cannot be read. */
export function findTenantFile(
  folder: string,
  file: string,
): { readonly place: string; readonly size: number } | string {
  const place = path.join(folder, file)
  if (file === '' || path.basename(file) !== file || !existsSync(place))
    return `There is no file "${file}" in the folder of this lender.`
  if (path.relative(realpathSync.native(folder), realpathSync.native(place)).startsWith('..'))
    return `"${file}" leads out of the folder of this lender.`
  return { place, size: statSync(place).size }
}
