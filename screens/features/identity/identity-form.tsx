import { use, useState } from 'react'
import type { RequiredDocument } from '#engine'
import type { FormValues } from '#generated/forms'
import { useDocumentPlace } from '../../journey/document-place.ts'
import { loadForm } from '../../kit/forms/load-form.ts'
import { useCheck } from '../../kit/forms/use-check.ts'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { EncryptionNote } from '../uploads/encryption-note.tsx'
import { UploadForm } from '../uploads/upload-form.tsx'
import { IdSides } from './id-sides.tsx'
import { IdTypeChoice } from './id-type-choice.tsx'
import { documentsShown, type IdKind, idKinds, missingSides, startedKind } from './id-types.ts'
import { type AskedIdentity, RefusedPictures } from './refused-pictures.tsx'

const typeId = 'id-type'

export interface IdentityFormProps {
  /** Open request for another ID; undefined before the first review. */
  readonly asked?: AskedIdentity | undefined
  readonly onSubmit: (values: FormValues['identity']) => Promise<void>
}

/** Form that asks for the kind of ID, and a picture of each of its sides. */
export function IdentityForm({ asked, onSubmit }: IdentityFormProps) {
  const t = useCopy()
  const { documents } = useDocumentPlace()
  const kinds = idKinds(use(loadForm('identity')).fields.idType?.options)
  const [chosen, setKind] = useState<IdKind>()
  const kind = chosen ?? startedKind(documents, kinds, asked?.refusedPictures)
  const missing = kind ? missingSides(documents, kind) : []
  const { check, errorAt, forgive } = useCheck(() =>
    kind
      ? missing.map(({ document, side }) => ({ target: document, message: t(`identity.missing.${side}`) }))
      : [{ target: typeId, message: t('forms.errors.required') }],
  )
  // The notice above says why a picture was refused.
  const errorOf = (side: RequiredDocument) => {
    if (!missing.includes(side)) return undefined
    const isRefused = asked?.refusedPictures?.some(({ document }) => document === side.document)
    return isRefused ? t(`identity.missing.${side.side}`) : errorAt(side.document)
  }
  // While nothing is chosen the form's own question is not asked either: this page asks it.
  const extra: Partial<FormValues['identity']> = kind
    ? { idType: kind.type, documents: documentsShown(documents, kind) }
    : { idType: 'US_PASSPORT', documents: [] }
  return (
    <UploadForm
      form="identity"
      extra={extra}
      check={check}
      // Pictures that are refused later are missing for another reason than these were.
      onSubmit={(values) => onSubmit(values).then(forgive)}
      before={
        <div className="stack-large">
          <RefusedPictures asked={asked} />
          <IdTypeChoice id={typeId} kinds={kinds} chosen={kind} error={errorAt(typeId)} onChoose={setKind} />
          {kind && <PictureTips />}
          {kind && <IdSides sides={kind.sides} errorOf={errorOf} />}
        </div>
      }
    >
      <p className="small muted">{t('identity.privacy')}</p>
      <EncryptionNote />
    </UploadForm>
  )
}

function PictureTips() {
  const t = useCopy()
  return (
    <section className="stack-small">
      <h2>{t('identity.tips.heading')}</h2>
      <ul className="plain-list">
        {(['light', 'whole', 'sharp', 'valid'] as const).map((tip) => (
          <li key={tip}>{t(`identity.tips.${tip}`)}</li>
        ))}
      </ul>
    </section>
  )
}
