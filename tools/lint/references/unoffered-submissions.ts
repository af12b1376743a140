import type { Flows, Source } from '#source'
import { asJsonObject, asText, childObject, filesOf } from '#source'
import { submissionOf } from './offer-pointer.ts'

/** Submissions that nobody is offered: by no page, by no form to whoever goes back, and instead of none that is. */
export function unofferedSubmissions(flows: Flows, source: Source): readonly string[] {
  const { pages, process } = flows.source
  const offered = new Set([
    ...Object.values(pages.pages).flatMap(({ submissions = [] }) => submissions.map(submissionOf)),
    ...filesOf(source, 'form').map(({ value }) =>
      asText(childObject(childObject(asJsonObject(value), 'answered'), 'change').submission),
    ),
  ])
  return Object.entries(process.submissions).flatMap(([name, { insteadOf = name }]) =>
    offered.has(name) || offered.has(insteadOf) ? [] : [name],
  )
}
