import path from 'node:path'
import { dictionary } from '@zxcvbn-ts/language-common'
import { childObject } from '../../../source/json/json-value.ts'
import { readJsonObject } from '../../../source/json/read-json-folder.ts'

/**
 * Generates the commonest leaked passwords, in lower case; `password.commonest` of flows/limits.json sets their
 * number.
 */
export function generateCommonPasswords(root: string): string {
  const limits = childObject(readJsonObject(path.join(root, 'flows/limits.json')), 'limits')
  const { commonest } = childObject(limits, 'password')
  const ordered = dictionary['passwords-common'].map((word) => word.toLowerCase())
  const words = [...new Set(ordered)].slice(0, Number(commonest)).sort()
  return `/** The ${words.length} commonest passwords, in lower case. */\nexport const commonPasswords: ReadonlySet<string> = new Set(\n  ${JSON.stringify(words.join(' '))}.split(' '),\n)\n`
}
