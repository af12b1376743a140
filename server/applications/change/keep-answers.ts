import { answerAt, type StoredAnswer, withValueAt } from '#engine'
import type { Heloc } from '#generated/domain'
import { seal } from '../../secrets/seal.ts'
import type { Services } from '../../services.ts'
import type { LoanFile } from '../loan-file.ts'
import type { Patch } from './patch.ts'

/** Answer that its form stores without code, below `heloc` or `loanFile`; a secret one is sealed before. */
export type KeptAnswer = StoredAnswer

interface Parts {
  readonly heloc?: Heloc
  readonly loanFile?: Partial<LoanFile>
}

/** Returns a patch with kept answers added to its own changes. Secret answers are sealed. */
export const keepAnswers = (
  before: Parts,
  patch: Patch,
  kept: readonly KeptAnswer[],
  secrets: Services['secrets'],
): Patch => kept.reduce((changed, answer) => keep(before, changed, answer, secrets), patch)

function keep(
  before: Parts,
  patch: Patch,
  { to, value, isSecret }: KeptAnswer,
  { dataKey }: Services['secrets'],
): Patch {
  const [root = '', first = '', ...rest] = to.split('.')
  if (root !== 'heloc' && root !== 'loanFile') throw new Error(`Nothing can be kept at ${to}.`)
  const known: object = { ...before[root], ...patch[root] }
  if (value === undefined && answerAt(to, { [root]: known }) === undefined) return patch
  const own = isSecret && value !== undefined ? seal(dataKey, String(value)) : value
  return { ...patch, [root]: { ...patch[root], [first]: withValueAt(Reflect.get(known, first), rest, own) } }
}
