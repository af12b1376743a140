import { request } from '../../api/request.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { inLanguage } from '../in-language.ts'

/** Buttons of each other language of the lender: the account is kept in it, and the page is read again. */
export function ChooseLanguage() {
  const { languages = [] } = useJourney().organization.tenant
  const choose = async (locale: string) => {
    // Without the server, the browser keeps the choice, and the account follows at the next sign-in.
    await request('/identity/secure/api/v1/language', { method: 'PUT', body: { locale } }).catch(() => {})
    window.location.assign(inLanguage(window.location, locale))
  }
  const others = languages.map(({ locale, name }) => (
    <button
      key={locale}
      type="button"
      className="menu-item"
      lang={locale}
      translate="no"
      onClick={() => void choose(locale)}
    >
      {name}
    </button>
  ))
  return <>{others}</>
}
