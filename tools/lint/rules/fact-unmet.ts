import {
  asJsonObject,
  childObject,
  type Finding,
  findingAt,
  nearestHint,
  pointerTo,
  tenantChain,
} from '#source'
import { fixedSentences } from '../facts/fixed-sentences.ts'
import { difference, type NamedFact, told } from '../facts/named-fact.ts'
import { sentenceFaults } from '../facts/sentence-faults.ts'
import { valueFindings } from '../facts/value-faults.ts'
import type { Rule, RuleFault, Subject } from '../rule.ts'

/** Applies to projects with flows/facts.json. */
export const factUnmet: Rule = {
  id: 'fact-unmet',
  why: 'What a law or a specification fixes is written once in the flows: a crossed digit or a lost entry there looks like any other value.',
  isOfReach: true,
  // Whoever may change what is fixed changes the fact, with who approved it.
  isFinal: true,
  check: (subject) => [
    ...Object.entries(subject.flows?.source.facts.facts ?? {}).flatMap(([id, fact]) =>
      subject.tenant !== undefined && fact.lenders === 'differ' ? [] : findingsOf(subject, { ...fact, id }),
    ),
    ...translatedAnew(subject),
  ],
}

/** Faults of fixed sentences that a lender rewords in another language, in which no fact has their words. */
const translatedAnew = ({ source, tenant }: Subject): readonly Finding[] => {
  if (tenant === undefined) return []
  return tenantChain(source, tenant).files.flatMap((file) => {
    const { translations } = childObject(asJsonObject(file.value), 'overrides')
    return Object.entries(asJsonObject(translations)).flatMap(([locale, words]) =>
      Object.keys(asJsonObject(words)).flatMap((key) => {
        const fixedBy = fixedSentences(source).get(key)
        if (fixedBy === undefined) return []
        const message = `What "${key}" says is fixed by ${fixedBy}: no lender rewords it in ${locale}.`
        const pointer = pointerTo('overrides', 'translations', locale, key)
        return [
          findingAt({ rule: '', pointer: '', message, hint: 'Take it out.', what: 'key' }, { file, pointer }),
        ]
      }),
    )
  })
}

const findingsOf = (subject: Subject, fact: NamedFact): readonly Finding[] => [
  ...valueFindings(subject, fact),
  ...Object.entries(fact.sentences ?? {})
    .flatMap(([key, words]) => sentenceFaults(subject, fact, key, words))
    .map(subject.report),
  ...(subject.tenant === undefined ? fieldFaults(subject, fact).map(subject.report) : []),
]

const fieldFaults = ({ source: { project } }: Subject, fact: NamedFact): readonly RuleFault[] =>
  Object.entries(fact.fields ?? {}).flatMap(([field, values]) => {
    const known = project.values[field] ?? []
    const isSame = known.length === values.length && values.every((value) => known.includes(value))
    if (isSame) return []
    const pointer = pointerTo('facts', 'facts', fact.id, 'fields', field)
    return [
      {
        pointer,
        what: 'key',
        message:
          known.length === 0
            ? `${field} is no field of the context whose values are listed.`
            : `The values of ${field} are others; ${told(fact)}, they are ${difference([...known], [...values])}.`,
        ...(known.length === 0 ? nearestHint(field, Object.keys(project.values)) : {}),
      },
    ]
  })
