import path from 'node:path'
import { asText, readJsonObject, repository } from '#source'

/** Version of this product, as in its package.json. */
export const productVersion = (): string =>
  asText(readJsonObject(path.join(repository, 'package.json')).version)
