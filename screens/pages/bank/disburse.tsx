import { useState } from 'react'
import { WhyWeAsk } from '../../features/application/why-we-ask.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useCopy } from '../../wording/use-copy.ts'
import { LinkBank } from './disburse/parts/link-bank.tsx'
import { TypedAccount } from './disburse/parts/typed-account.tsx'

/** bank/disburse: link the account that receives the money, or type its numbers; one at a time, so that one button leads on. */
export default function Disburse() {
  const t = useCopy()
  const [isLinking, setLinking] = useState(false)
  return (
    <div className="stack-large">
      <PageHeading title={t('bank.disburse.title')} lead={t('bank.disburse.lead')} />
      <WhyWeAsk about="bank" />
      <LinkBank isOpen={isLinking} onOpen={setLinking} />
      {!isLinking && <TypedAccount />}
    </div>
  )
}
