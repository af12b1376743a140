import { Button, PageHeading, useCopy } from 'journey-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'

/** Where one begins: creates an application and keeps its secret in this tab. */
export function Start() {
  const t = useCopy()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const begin = async () => {
    setBusy(true)
    const answer = await fetch(`/api/applications${window.location.search}`, { method: 'POST' })
    const { uuid, secret } = await answer.json()
    sessionStorage.setItem('secret', secret)
    await navigate(`/car/${uuid}${window.location.search}`)
  }
  return (
    <div className="page stack-large">
      <PageHeading title={t('begin.title')} lead={t('begin.lead')} />
      <div className="actions">
        <Button kind="primary" busy={busy} busyLabel={t('begin.busy')} onClick={begin}>
          {t('begin.button')}
        </Button>
      </div>
    </div>
  )
}
