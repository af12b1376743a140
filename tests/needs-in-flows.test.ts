import { expect, it } from 'vitest'
import { asJsonObject, createSource, loadSource } from '#source'
import { needUnmet } from '../tools/lint/rules/need-unmet.ts'
import { subjectsOf } from '../tools/lint/subjects.ts'

it('lets no closing disclosure be made before the payoff letter came, in whatever order the steps are written', () => {
  const source = loadSource()
  const file = 'flows/process.json'
  const process = structuredClone(asJsonObject(source.files.get(file)?.value))
  const { identityVerified } = asJsonObject(process.transitions)
  const { to } = asJsonObject(identityVerified) as { to: { to: string }[] }
  const at = to.findIndex((variant) => variant.to === 'FINAL_TITLE')
  to.splice(at - 1, 2, ...to.slice(at - 1, at + 1).toReversed())
  const texts = new Map([...source.files].map(([path, { text }]) => [path, text]))
  const changed = createSource(source.dir, texts.set(file, JSON.stringify(process)), { before: source })
  const [base] = subjectsOf(changed, undefined)
  const findings = base === undefined ? [] : needUnmet.check(base)
  expect(findings.map(({ pointer }) => pointer)).toEqual(['/needs/GEN_CLOSING_DISCLOSURE/2'])
})
