import { Button } from '../../kit/ui/button.tsx'
import { Bare } from '../parts/agent-frame.tsx'
import { Page } from '../parts/page.tsx'
import { say } from '../wording.ts'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

/** Page with the recovery codes of a second factor that was just set up. */
export function RecoveryCodesPage({ codes, onDone }: RecoveryCodesProps) {
  return (
    <Bare>
      <Page title={say('factor.codesTitle')} lead={say('factor.codesLead')}>
        <ul>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Button kind="primary" onClick={onDone}>
          {say('factor.saved')}
        </Button>
      </Page>
    </Bare>
  )
}
