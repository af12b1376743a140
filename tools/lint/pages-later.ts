import path from 'node:path'
import { asStrings, readJsonObject } from '#source'

/** Pages whose screens are not written yet: tools/lint/baseline.json. */
export const pagesLater = (): readonly string[] =>
  asStrings(readJsonObject(path.join(import.meta.dirname, 'baseline.json')).pagesWithoutScreen)
