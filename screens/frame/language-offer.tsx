import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { useJourney } from '../kit/journey/journey-context.ts'
import { Button } from '../kit/ui/button.tsx'
import { useCopy } from '../kit/wording/use-copy.ts'
import { findStored, saveStored } from '../storage/browser-store.ts'
import { inLanguage } from './in-language.ts'
import './language-offer.css'

/**
 * Offers the language that the browser prefers, if the lender speaks it and this page does not, in that language. The browser
 * suggests and never decides: nothing changes without a press, and whoever has chosen a language here is not asked again. Stands
 * below the header and follows its links.
 */
export default function LanguageOffer() {
  const t = useCopy()
  const address = useLocation()
  const { languages = [] } = useJourney().organization.tenant
  const [isDecided, setDecided] = useState(() => {
    if (new URLSearchParams(address.search).has('lang')) saveStored('languageChosen', 'true')
    return findStored('languageChosen') !== undefined
  })
  const wanted = findPreferred([document.documentElement.lang, ...languages.map(({ locale }) => locale)])
  const other = languages.find(({ locale }) => locale === wanted)
  if (isDecided || other === undefined) return null
  const decide = () => {
    saveStored('languageChosen', 'true')
    setDecided(true)
  }
  const header = document.querySelector('.site-header')
  if (header === null) return null
  return createPortal(
    <aside className="language-offer" lang={other.locale} translate="no" aria-label={other.name}>
      <a className="button button-quiet" href={inLanguage(address, other.locale)} onClick={decide}>
        {other.offer}
      </a>
      <span lang={document.documentElement.lang}>
        <Button kind="quiet" onClick={decide}>
          {t('shell.language.stay')}
        </Button>
      </span>
    </aside>,
    header,
  )
}

/** Returns the locale that the browser prefers among those that are offered. Undefined if it names the language of none. */
function findPreferred(locales: readonly string[]): string | undefined {
  const languageOf = (locale: string) => locale.split('-')[0]?.toLowerCase()
  for (const preferred of navigator.languages) {
    const found = locales.find((locale) => languageOf(locale) === languageOf(preferred))
    if (found !== undefined) return found
  }
  return undefined
}
