import { formatMessage, limitValues } from '#engine'
import { lenderFacts, lineTerms, type OwnJourney } from '#product'
import { parseOnce, type TenantJourney } from '#source'
import type { HelpVerdict } from './ask-help.ts'

/** Formats what applicants would read, or the nearest articles. */
export function printAnswer({
  effective,
  found,
}: {
  readonly effective: TenantJourney
  readonly found: HelpVerdict
}): string {
  if (found.found === undefined)
    return [
      'No article is sure enough: a person is offered.',
      ...found.near.map((id) => `  near: ${id}, "${titleOf(effective, id)}"`),
    ].join('\n')
  return [`${found.found}, "${titleOf(effective, found.found)}"`, '', answerOf(effective, found.found)].join(
    '\n',
  )
}

const articleOf = ({ source }: TenantJourney, id: string) => source.help.articles?.[id]

const titleOf = (effective: TenantJourney, id: string): string => articleOf(effective, id)?.questions[0] ?? ''

function answerOf(effective: TenantJourney, id: string): string {
  const { tenant, locale } = effective
  const { limits } = (effective.journey as OwnJourney).source // those of flows/limits.json, of which the types are made
  const parsed = parseOnce(articleOf(effective, id)?.answers.at(-1)?.text ?? '')
  const values = {
    ...limitValues(limits, locale),
    ...lenderFacts(tenant.org),
    ...lineTerms(tenant, limits, locale),
  }
  return parsed.ok ? formatMessage(parsed.message, values, locale) : ''
}
