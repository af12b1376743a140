import type { RequiredDocument } from '#engine'
import type { RefusedPicture } from '#generated/domain'
import { useDocumentPlace } from '../../journey/document-place.ts'
import { useCopy } from '../../wording/use-copy.ts'
import { DocumentUpload } from '../uploads/document-upload.tsx'

export interface IdSidesProps {
  readonly sides: readonly RequiredDocument[]
  /** Sides that the last attempt to send lacked. */
  readonly missing: readonly RequiredDocument[]
  readonly refused: readonly RefusedPicture[] | undefined
}

export function IdSides({ sides, missing, refused = [] }: IdSidesProps) {
  const t = useCopy()
  const { documents } = useDocumentPlace()
  const errorOf = ({ document, side }: RequiredDocument): string | undefined => {
    const isThere = documents.some(({ type }) => type === document)
    const picture = refused.find((one) => one.document === document)
    if (picture !== undefined && !isThere)
      return `${t('identity.refused.picture', { name: picture.name })} ${t(`identity.refused.${picture.reason}`)}`
    return missing.some((one) => one.document === document) ? t(`identity.missing.${side}`) : undefined
  }
  return (
    <section className="stack" aria-labelledby="id-sides">
      <h2 id="id-sides">{t('identity.sides.heading')}</h2>
      {sides.map(({ document, side }) => (
        <DocumentUpload
          key={document}
          id={document}
          type={document}
          most={1}
          label={t(`identity.sides.${side}`)}
          button={t(`identity.sides.add.${side}`)}
          error={errorOf({ document, side })}
        />
      ))}
    </section>
  )
}
