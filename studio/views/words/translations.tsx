import { useState } from 'react'
import type { Sentence, Translation } from '../../api/words.ts'
import { useEdit } from '../ask.ts'
import { Failure } from '../frame/failure.tsx'

/** Translations of a sentence beside it, each of which can be written or changed. */
export const Translations = ({ sentence }: { readonly sentence: Sentence }) => (
  <>
    {sentence.translations.map((translation) => (
      <TranslationEditor
        key={`${translation.locale} ${translation.text}`}
        name={sentence.key}
        translation={translation}
      />
    ))}
  </>
)

function TranslationEditor({
  name,
  translation,
}: {
  readonly name: string
  readonly translation: Translation
}) {
  const { locale, text, place } = translation
  const [draft, setDraft] = useState(text ?? '')
  const edit = useEdit()
  const save = () =>
    edit.mutate({
      title: `Translate ${name} into ${locale}`,
      changes: [
        {
          file: place.file,
          pointer: place.pointer,
          ...(text !== undefined && { before: text }),
          after: draft,
        },
      ],
    })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <label>
        {locale}
        {text === undefined && ' (missing)'}
        <textarea lang={locale} value={draft} rows={2} onChange={(event) => setDraft(event.target.value)} />
      </label>
      <button type="submit" disabled={draft === (text ?? '')}>
        Save the {locale} translation
      </button>
      <Failure error={edit.error} />
    </form>
  )
}
