import { answerAt, formatAnswer, type MessageValues } from '#engine'
import type { Application } from '../../applications/application.ts'
import { sentence } from '../../tenants/sentence.ts'
import type { Tenant } from '../../tenants/tenant.ts'

/** The answers that forms keep, as documents print them, by the name at the end of their path; what is secret is printed nowhere. */
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

/** Nothing, by the name of each of them: a document that names one which was not given has a gap there. */
export const blankAnswers = (tenant: Tenant): MessageValues =>
  Object.fromEntries(printed(tenant).map(([path]) => [nameIn(path), '']))

const printed = ({ effective }: Tenant) =>
  Object.entries(effective.source.answers).filter(([, answer]) => answer.class !== 'secret')

const nameIn = (path: string): string => path.split('.').at(-1) ?? ''
