import type { RequiredDocument } from '#engine'
import { useCopy } from '../../journey/use-copy.ts'
import { DocumentUpload } from '../../shell/document-upload.tsx'

export interface IdSidesProps {
  readonly sides: readonly RequiredDocument[]
  /** Sides that the last attempt to send lacked. */
  readonly missing: readonly RequiredDocument[]
}

export function IdSides({ sides, missing }: IdSidesProps) {
  const t = useCopy()
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
          error={missing.some((one) => one.document === document) ? t(`identity.missing.${side}`) : undefined}
        />
      ))}
    </section>
  )
}
