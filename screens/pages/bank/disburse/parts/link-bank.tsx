import { WhyWeAsk } from '../../../../features/application/why-we-ask.tsx'
import { VendorLink } from '../../../../features/linking/vendor-link.tsx'
import { usePageSubmit } from '../../../../kit/follow/use-page-submit.ts'
import { Button } from '../../../../kit/ui/button.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'

export interface LinkBankProps {
  readonly isOpen: boolean
  /** Whether its button is the primary one, because nothing else is being answered. */
  readonly isFirst: boolean
  readonly onOpen: (isOpen: boolean) => void
}

/** Section that links an account by signing in to the bank, so that nothing has to be typed or proven. */
export function LinkBank({ isOpen, isFirst, onOpen }: LinkBankProps) {
  const t = useCopy()
  const submit = usePageSubmit('linked-account')
  return (
    <section className="card" aria-labelledby="link-bank">
      <div className="stack-small">
        <h2 id="link-bank">{t('bank.link.heading')}</h2>
        <p className="muted">{t('bank.link.why')}</p>
      </div>
      {isOpen ? (
        <VendorLink
          linking="BANK_ACCOUNT"
          onLinked={({ publicToken }) => submit({ publicToken })}
          onCancel={() => onOpen(false)}
        />
      ) : (
        <>
          <div>
            <Button kind={isFirst ? 'primary' : 'secondary'} onClick={() => onOpen(true)}>
              {t('bank.link.open')}
            </Button>
          </div>
          {isFirst && <WhyWeAsk about="bank" />}
        </>
      )}
    </section>
  )
}
