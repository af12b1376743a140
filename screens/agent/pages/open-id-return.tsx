import { useEffect, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { Link } from '../../kit/ui/link.tsx'
import { finishAtProvider } from '../api/open-id.ts'
import { Bare } from '../parts/agent-frame.tsx'
import { Page } from '../parts/page.tsx'
import { RefusalNotice } from '../parts/refusal-notice.tsx'
import { paths } from '../paths.ts'
import { say } from '../wording.ts'

/** Page to which a provider redirects: signs the user in, or shows why that failed. */
export function OpenIdReturn() {
  const navigate = useNavigate()
  const { provider = '' } = useParams()
  const [refusal, setRefusal] = useState<string>()
  const finished = useRef<ReturnType<typeof finishAtProvider>>(undefined)
  useEffect(() => {
    // Runs once, although React runs effects twice in development.
    finished.current ??= finishAtProvider(provider, window.location.search)
    finished.current.then(
      (signedIn) =>
        signedIn ? navigate(signedIn.redirect, { replace: true }) : setRefusal(say('openId.lost')),
      (error: Error) => setRefusal(error.message),
    )
  }, [navigate, provider])
  return (
    <Bare>
      <Page title={say(refusal === undefined ? 'openId.title' : 'openId.refused')}>
        {refusal === undefined ? <p role="status">{say('loading')}</p> : <RefusalNotice text={refusal} />}
        <p>
          <Link to={paths.home}>{say('openId.again')}</Link>
        </p>
      </Page>
    </Bare>
  )
}
