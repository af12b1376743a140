import { Component, type ReactNode, Suspense } from 'react'
import { LoadError } from './load-module.ts'

interface State {
  readonly failure: unknown
}

/** Boundary around a part that the page can do without: while it loads, or if it cannot be loaded, nothing is shown. */
export class Optional extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failure: undefined }

  static getDerivedStateFromError(failure: unknown): State {
    return { failure }
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (failure instanceof LoadError) return null
    if (failure !== undefined) throw failure
    return <Suspense fallback={null}>{this.props.children}</Suspense>
  }
}
