import { useJourney } from '../../kit/journey/journey-context.ts'
import { useCopy } from '../../kit/wording/use-copy.ts'

/** Says of a document in another language than the page that it stands in the one in which it was made. */
export function ItsLanguage({ locale }: { readonly locale: string | undefined }) {
  const t = useCopy()
  const { locale: spoken } = useJourney()
  if (locale === undefined || locale === spoken) return null
  const names = new Intl.DisplayNames(spoken, { type: 'language' })
  const language = names.of(new Intl.Locale(locale).language) ?? locale
  return <p className="muted">{t('shell.document.language', { language })}</p>
}
