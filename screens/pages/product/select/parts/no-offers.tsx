import { useState } from 'react'
import { useOpenApplication } from '../../../../journey/routing-context.ts'
import { useCopy } from '../../../../journey/use-copy.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'

/** The server asks for a choice but lists nothing to choose: say so, and look again. */
export function NoOffers() {
  const t = useCopy()
  const { refresh } = useOpenApplication()
  const [looking, setLooking] = useState(false)
  const look = () => {
    setLooking(true)
    void refresh().finally(() => setLooking(false))
  }
  return (
    <Notice title={t('product.select.none.heading')} role="status">
      <p>{t('product.select.none.body')}</p>
      <Button busy={looking} onClick={look}>
        {t('product.select.none.retry')}
      </Button>
    </Notice>
  )
}
