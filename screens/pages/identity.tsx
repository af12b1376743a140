import { use, useState } from 'react'
import type { FormValues } from '#generated/forms'
import { JourneyForm } from '../forms/journey-form.tsx'
import { loadForm } from '../forms/load-form.ts'
import { useOpenApplication } from '../journey/routing-context.ts'
import { useCopy } from '../journey/use-copy.ts'
import { usePageSubmit } from '../journey/use-page-submit.ts'
import { EncryptionNote } from '../shell/encryption-note.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { IdSides } from './identity/parts/id-sides.tsx'
import { IdTypeChoice } from './identity/parts/id-type-choice.tsx'
import { documentsShown, idKinds, missingSides, startedKind } from './identity/parts/id-types.ts'
import { PictureTips } from './identity/parts/picture-tips.tsx'

const typeId = 'id-type'

/** identity: which ID, and a picture of each of its sides. */
export default function Identity() {
  const t = useCopy()
  const { heloc, status } = useOpenApplication()
  const submit = usePageSubmit('identity')
  const kinds = idKinds(use(loadForm('identity')).fields.idType?.options)
  const [kind, setKind] = useState(() => startedKind(heloc, kinds))
  const [strict, setStrict] = useState(false)
  const missing = kind ? missingSides(heloc, kind) : []
  const check = () => {
    setStrict(true)
    if (!kind) return [{ target: typeId, message: t('identity.missing.type') }]
    return missing.map((side) => ({ target: side.document, message: t(`identity.missing.${side.side}`) }))
  }
  const extra: Partial<FormValues['identity']> = kind
    ? { idType: kind.type, documents: documentsShown(heloc, kind) }
    : {}
  return (
    <div className="stack-large">
      <PageHeading title={t('identity.title')} lead={t('identity.lead')} />
      {status.condition === 'ID_VERIFICATION_FAILURE' && (
        <Notice kind="warning" title={t('identity.again.title')}>
          <p>{t('identity.again.text')}</p>
        </Notice>
      )}
      <JourneyForm
        form="identity"
        // While nothing is chosen the form's own question is not asked either: this page asks it.
        extra={{ ...(kind === undefined && { idType: 'US_PASSPORT', documents: [] }), ...extra }}
        check={check}
        onSubmit={submit}
        before={
          <div className="stack-large">
            <IdTypeChoice
              id={typeId}
              kinds={kinds}
              chosen={kind}
              error={strict && !kind ? t('identity.missing.type') : undefined}
              onChoose={setKind}
            />
            {kind && <PictureTips />}
            {kind && <IdSides sides={kind.sides} missing={strict ? missing : []} />}
          </div>
        }
      >
        <p className="small muted">{t('identity.privacy')}</p>
        <EncryptionNote />
      </JourneyForm>
    </div>
  )
}
