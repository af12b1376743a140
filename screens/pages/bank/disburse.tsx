import { useState } from 'react'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { useKeptState } from '../../kit/storage/use-kept-state.ts'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { LinkBank } from './disburse/parts/link-bank.tsx'
import { TypedAccount } from './disburse/parts/typed-account.tsx'

/**
 * Page bank/disburse: links the account that receives the money, or unfolds fields to type its numbers. Only one of them
 * is open, so that one button continues.
 */
export default function Disburse() {
  const t = useCopy()
  const { uuid } = useOpenApplication()
  const [isLinking, setLinking] = useState(false)
  const { value: fold, set: setFold } = useKeptState(`${uuid}:bank/disburse:fold`, ({ isOpen }) => ({
    isOpen: isOpen === true,
  }))
  return (
    <div className="stack-large">
      <PageHeading title={t('bank.disburse.title')} lead={t('bank.disburse.lead')} />
      <LinkBank isOpen={isLinking} isFirst={!fold.isOpen} onOpen={setLinking} />
      {!isLinking && <TypedAccount isOpen={fold.isOpen} onOpen={(isOpen) => setFold({ isOpen })} />}
    </div>
  )
}
