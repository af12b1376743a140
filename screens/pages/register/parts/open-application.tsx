import { useEffect } from 'react'
import type { Heloc } from '#generated/domain'
import { setStepTitle } from '../../../kit/journey/document-title.ts'
import { useApplicationPath } from '../../../kit/journey/use-path.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { LinkButton } from '../../../kit/ui/link-button.tsx'
import { PageHeading } from '../../../kit/ui/page-heading.tsx'
import { Text } from '../../../kit/wording/text.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'
import { formatAddress } from '../../../wording/format-address.ts'

export interface OpenApplicationProps {
  readonly heloc: Heloc
  /** `open`: before the first question; `taken`: it is for the home that was just given. */
  readonly why: 'open' | 'taken'
  /** Starts another application on purpose; undefined where the lender takes none. */
  readonly onAnother?: (() => void) | undefined
}

/** Page of a known user with an open application, with the way to it before the way to another one. */
export function OpenApplication({ heloc, why, onAnother }: OpenApplicationProps) {
  const t = useCopy()
  const pathTo = useApplicationPath()
  const title = t(`again.${why}.title`)
  const { uuid = '', loanNumber = '', property } = heloc
  const values = { address: formatAddress(property?.address ?? {}), number: loanNumber }
  useEffect(() => setStepTitle(title), [title])
  return (
    <div className="without-side">
      <div className="stack page">
        <PageHeading
          title={title}
          lead={<Text id={`again.${why}.lead`} values={values} link="/dashboard" />}
        />
        <div className="actions">
          <LinkButton to={pathTo(uuid)} kind="primary">
            {t('again.goOn')}
          </LinkButton>
          {onAnother && (
            <Button kind="quiet" onClick={onAnother}>
              {t(`again.${why}.another`)}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
