import { type Finding, type Flows, findingAt } from '#source'
import { nameOf } from '../../examples/decision.ts'
import { ownDecisions, ownPointer, pointerInFlows } from '../../examples/decisions-of.ts'
import { examplesOf } from '../../examples/examples-of.ts'
import { findInadequate, type Inadequate } from '../../examples/inadequate.ts'
import { propose } from '../../examples/propose.ts'
import { modelOf } from '../proof/model-of.ts'
import type { Rule, Subject } from '../rule.ts'

export const unprotectedDecision: Rule = {
  id: 'unprotected-decision',
  why: 'What is decided in one place alone can be written wrong: nothing tells a slip from what was meant.',
  reads: 'logic',
  check: (subject) => {
    const { flows, value, source } = subject
    if (flows === undefined) return []
    const begun = new Set(examplesOf(value).map(nameOf))
    // A project that does not use examples may have some: then these are to be enough.
    const decisions = ownDecisions(subject).filter(
      (decision) => source.project.uses.includes('examples') || begun.has(nameOf(decision)),
    )
    const model = decisions.length === 0 ? undefined : modelOf(subject)
    if (model === undefined) return []
    return findInadequate(decisions, { source, value, flows, model }).map((found) =>
      toFinding(subject, found, flows),
    )
  },
}

function toFinding(subject: Subject, { decision, unprotected }: Inadequate, flows: Flows): Finding {
  const { source, tenant } = subject
  const { file: name, place } = decision
  const pointer = ownPointer(subject, decision) ?? ''
  const named = unprotected.slice(0, mostNamed).map(({ change }) => change.words)
  const more = unprotected.length - named.length
  const rest = more === 0 ? '' : `, nor ${more} more ${more === 1 ? 'change' : 'changes'}`
  const missing = JSON.stringify({ [place]: propose(decision, unprotected.slice(0, 1), flows) })
  const [where, option] =
    tenant === undefined
      ? [`in flows/examples/${name}.json`, '']
      : [`under overrides.examples.${name} of tenants/${tenant}/tenant.json`, ` --tenant ${tenant}`]
  const fault = {
    pointer,
    what: 'key',
    message: `No example of "${place}" would notice if ${listed(named)}${rest}.`,
    // A new value of a field, such as a state, is asked about in each condition that lists some: one cause.
    ...(more === 0 && named.length === 1 && named[0] !== undefined ? { cause: named[0] } : {}),
    hint: `Say ${where} what is meant: ${missing}. \`journey example --for ${nameOf(decision)}${option}\` lists all that is missing.`,
  } as const
  const form = pointerInFlows(decision) === undefined ? source.files.get(`flows/${name}.json`) : undefined
  return form === undefined
    ? subject.report(fault)
    : findingAt({ rule: '', ...fault }, { file: form, pointer })
}

const mostNamed = 3

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
