import type { HoursReader } from '#product'
import type { HelpArticle } from '#source'
import { languageName } from '../../tenants/languages.ts'
import { sentence } from '../../tenants/sentence.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { weekHours } from '../../tenants/week-hours.ts'
import { placesNamed } from '../search/is-requested.ts'

/**
 * Returns what the settings of a lender answer before an article says more: its languages, or whether it lends in a state that the
 * question names.
 */
export function lenderOpens(tenant: Tenant, article: HelpArticle, question: string): readonly string[] {
  const { locale, settings } = tenant
  if (article.adds === 'states')
    return placesNamed(article, question).map((state) => {
      const lends = String(settings.licensedStates.some((own) => own === state))
      return sentence(tenant, 'server.chatbot.adds.state', { state, lends })
    })
  if (article.adds === 'languages') {
    const languages = [...tenant.translations.keys()].map((each) => languageName(each, locale))
    return [
      sentence(tenant, 'server.chatbot.adds.languages', {
        languages: new Intl.ListFormat(locale, { type: 'disjunction' }).format(languages),
        several: String(languages.length > 1),
      }),
    ]
  }
  return []
}

/**
 * Returns what the settings of a lender add to an article: the hours of its telephone, also in the time zone of the reader, or the
 * states in which it and the lenders of its brand lend.
 */
export function lenderAdds(tenant: Tenant, { adds }: HelpArticle, reader?: HoursReader): readonly string[] {
  const { locale, settings } = tenant
  if (adds === 'states') {
    const { licensedStates } = settings
    const list = (states: readonly string[]) => new Intl.ListFormat(locale).format([...states].sort())
    const elsewhere = tenant.sisters.map(({ name: sister, url: sisterUrl, states }) => {
      const further = list(states.filter((state) => !licensedStates.some((own) => own === state)))
      return sentence(tenant, 'server.chatbot.adds.sister', { sister, sisterUrl, states: further })
    })
    return [sentence(tenant, 'server.chatbot.adds.states', { states: list(licensedStates) }), ...elsewhere]
  }
  if (adds !== 'hours' || settings.hours[department] === undefined) return []
  const hours = weekHours(tenant, department, reader)
  return hours === undefined ? [] : [sentence(tenant, 'server.chatbot.adds.hours', { hours })]
}

const department = 'OPS_PHONE'
