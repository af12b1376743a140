import { answerAt, formatAnswer, type MessageValues } from '#engine'
import type { Application } from '../../applications/application.ts'
import { sentence } from '../../tenants/sentence.ts'
import type { Tenant } from '../../tenants/tenant.ts'

/**
 * Returns the answers that forms store, as documents print them, by the last name of their path. Secret answers are never
 * printed.
 */
export function answerValues(tenant: Tenant, { heloc, loanFile }: Application): MessageValues {
  const { locale } = tenant
  const words = {
    locale,
    sentence: (key: string) => sentence(tenant, key),
    yes: sentence(tenant, 'start.appSummary.answers.agreed'),
  }
  return Object.fromEntries(
    printed(tenant).flatMap(([path, answer]) => {
      const value = answerAt(path, { heloc, loanFile })
      return value === undefined ? [] : [[nameIn(path), formatAnswer(answer, value, words)]]
    }),
  )
}

/** Returns an empty text for each stored answer, so that a document shows a gap for one that was not given. */
export const blankAnswers = (tenant: Tenant): MessageValues =>
  Object.fromEntries(printed(tenant).map(([path]) => [nameIn(path), '']))

const printed = ({ effective }: Tenant) =>
  Object.entries(effective.source.answers).filter(([, answer]) => answer.class !== 'secret')

const nameIn = (path: string): string => path.split('.').at(-1) ?? ''
