import type { RequiredDocument } from '#engine'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { DocumentUpload } from '../uploads/document-upload.tsx'

export interface IdSidesProps {
  readonly sides: readonly RequiredDocument[]
  /** Returns what is wrong with a side, if anything is. */
  readonly errorOf: (side: RequiredDocument) => string | undefined
}

export function IdSides({ sides, errorOf }: IdSidesProps) {
  const t = useCopy()
  return (
    <section className="stack" aria-labelledby="id-sides">
      <h2 id="id-sides">{t('identity.sides.heading')}</h2>
      {sides.map((one) => (
        <DocumentUpload
          key={one.document}
          id={one.document}
          type={one.document}
          most={1}
          label={t(`identity.sides.${one.side}`)}
          button={t(`identity.sides.add.${one.side}`)}
          error={errorOf(one)}
        />
      ))}
    </section>
  )
}
