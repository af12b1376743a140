import { useLocation } from 'react-router'
import { useJourney } from '../kit/journey/journey-context.ts'
import { inLanguage } from './in-language.ts'

/** Links to the same page in each other language of the lender, named in that language. */
export function Languages() {
  const { languages = [] } = useJourney().organization.tenant
  const address = useLocation()
  const others = languages.map(({ locale, name }) => (
    <a key={locale} lang={locale} translate="no" href={inLanguage(address, locale)}>
      {name}
    </a>
  ))
  return <>{others}</>
}
