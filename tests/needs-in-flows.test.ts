import { expect, it } from 'vitest'
import { asJsonObject, createSource, loadSource } from '#source'
import { needUnmet } from '../tools/lint/rules/need-unmet.ts'
import { subjectsOf } from '../tools/lint/subjects.ts'

type Branches = { to: string }[]

/** Needs that are not met on every way after a change of the branches of some events. */
function unmetAfter(events: readonly string[], change: (to: Branches) => void): readonly string[] {
  const source = loadSource()
  const file = 'flows/process.json'
  const process = structuredClone(asJsonObject(source.files.get(file)?.value))
  for (const event of events)
    change((asJsonObject(asJsonObject(process.transitions)[event]) as { to: Branches }).to)
  const texts = new Map([...source.files].map(([path, { text }]) => [path, text]))
  const changed = createSource(source.dir, texts.set(file, JSON.stringify(process)), { before: source })
  const [base] = subjectsOf(changed, undefined)
  return base === undefined ? [] : needUnmet.check(base).map(({ pointer }) => pointer)
}

const placeOfTitle = (to: Branches): number => to.findIndex((variant) => variant.to === 'FINAL_TITLE')

it('lets no closing disclosure be made before the payoff letter came, in whatever order the steps are written', () => {
  const unmet = unmetAfter(['identityVerified'], (to) => {
    const at = placeOfTitle(to)
    to.splice(at - 1, 2, ...to.slice(at - 1, at + 1).toReversed())
  })
  expect(unmet).toEqual(['/needs/GEN_CLOSING_DISCLOSURE/2'])
})

it.each(['identityVerified', 'offerSelected', 'payoffLetterReceived'])(
  'lets no closing disclosure be made while the final title is outstanding, though %s does not ask for it',
  (event) => {
    expect(unmetAfter([event], (to) => to.splice(placeOfTitle(to), 1))).toEqual([
      '/needs/GEN_CLOSING_DISCLOSURE/3',
    ])
  },
)
