import { Component, type ErrorInfo, type ReactNode } from 'react'
import { ErrorScreen } from './error-screen.tsx'

interface Props {
  readonly children: ReactNode
  /** Path at which this is shown. A change of the path clears the error. */
  readonly place?: string
}

interface State {
  readonly error: Error | undefined
}

/** Catches the errors that a screen throws and shows the error screen. 'Try again' renders the screen anew. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    // Log the name only: the message may quote what a person typed.
    console.error('HELOC: Error Fallback', error.name, componentStack)
    dispatchEvent(new CustomEvent('errorfallback', { detail: error }))
  }

  override componentDidUpdate({ place }: Props): void {
    if (this.state.error && place !== this.props.place) this.setState({ error: undefined })
  }

  override render(): ReactNode {
    const { error } = this.state
    if (!error) return this.props.children
    return <ErrorScreen error={error} onRetry={() => this.setState({ error: undefined })} />
  }
}
