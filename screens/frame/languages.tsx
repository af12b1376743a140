import { useLocation } from 'react-router'
import { useJourney } from '../kit/journey/journey-context.ts'

/** Links to the same page in each other language of the lender, named in that language. */
export function Languages() {
  const { languages = [] } = useJourney().organization.tenant
  const { search } = useLocation()
  const others = languages.map(({ locale, name }) => {
    const query = new URLSearchParams(search)
    query.set('lang', locale)
    return (
      <a key={locale} lang={locale} translate="no" href={`?${query}`}>
        {name}
      </a>
    )
  })
  return <>{others}</>
}
