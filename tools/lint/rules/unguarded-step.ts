import { pointerTo } from '#source'
import type { Rule } from '../rule.ts'

export const unguardedStep: Rule = {
  id: 'unguarded-step',
  why: 'An irreversible step needs a precondition: a signature the disclosure, a payment the signature, a recording both.',
  check: ({ flows, report }) => {
    if (flows === undefined) return []
    const { once = [], needs = {}, transitions } = flows.source.process
    return once.flatMap((event, index) => {
      const from = transitions[event]?.from ?? []
      const open = from === '*' ? ['any state'] : from.filter((state) => (needs[state] ?? []).length === 0)
      if (open.length === 0) return []
      return [
        report({
          pointer: pointerTo('process', 'once', index),
          message: `"${event}" cannot be undone, and ${open.join(', ')}, from where it is taken, needs nothing.`,
          hint: 'Say in `needs` what must hold there: what was disclosed, signed or consented to before.',
        }),
      ]
    })
  },
}
