import { Component, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { useCopy } from '../wording/use-copy.ts'
import { useErrorText } from '../wording/use-error-text.ts'

interface State {
  readonly error: unknown
}

/** Catches the errors that a page throws and says what happened. 'Try again' draws the page anew. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return <Snag error={error} onRetry={() => this.setState({ error: undefined })} />
  }
}

function Snag({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useCopy()
  return (
    <div className="stack" role="alert">
      <PageHeading title={t('errors.screen.title')} lead={useErrorText()(error)} />
      <div className="actions">
        <Button kind="primary" onClick={onRetry}>
          {t('errors.screen.retry')}
        </Button>
      </div>
    </div>
  )
}
