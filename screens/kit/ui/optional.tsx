import { Component, type ReactNode, Suspense } from 'react'
import { LoadError } from './load-module.ts'

interface State {
  readonly failure: unknown
}

interface Props {
  readonly children: ReactNode
  /** Shown while the part loads. */
  readonly waiting?: ReactNode
  /** Shown if it cannot be loaded. */
  readonly instead?: ReactNode
}

/** Boundary around a part that the page can do without: while it loads, or if it cannot be loaded, the rest stands. */
export class Optional extends Component<Props, State> {
  override state: State = { failure: undefined }

  static getDerivedStateFromError(failure: unknown): State {
    return { failure }
  }

  override render(): ReactNode {
    const { failure } = this.state
    const { children, waiting, instead } = this.props
    if (failure instanceof LoadError) return instead
    if (failure !== undefined) throw failure
    return <Suspense fallback={waiting}>{children}</Suspense>
  }
}
