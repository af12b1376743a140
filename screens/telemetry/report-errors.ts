import type { ExceptionProperties } from '#generated/api'

type Report = (properties: Omit<ExceptionProperties, 'log.record.uid'>) => void

/** Error names that may be sent. Any other error becomes `Error`, because a library may put anything into a name. */
const names: Readonly<Record<ExceptionProperties['exception.type'], true>> = {
  AggregateError: true,
  ApiError: true,
  DOMException: true,
  Error: true,
  EvalError: true,
  FetchError: true,
  RangeError: true,
  ReferenceError: true,
  SyntaxError: true,
  TypeError: true,
  URIError: true,
}

/** Reports errors by their name and a fixed sentence: an error's message may quote what a user typed. */
export function reportErrors(report: Report): () => void {
  const listeners = {
    error: ({ error }: Event & { readonly error?: unknown }) => tell(error, 'Uncaught error'),
    unhandledrejection: ({ reason }: Event & { readonly reason?: unknown }) =>
      tell(reason, 'Unhandled rejection'),
    errorfallback: ({ detail }: Event & { readonly detail?: unknown }) =>
      tell(detail, 'HELOC: Error Fallback'),
  } as const
  const tell = (error: unknown, message: ExceptionProperties['exception.message']) => {
    if (!isNetworkFailure(error)) report({ 'exception.type': nameOf(error), 'exception.message': message })
  }
  for (const [name, listener] of Object.entries(listeners)) addEventListener(name, listener)
  return () => {
    for (const [name, listener] of Object.entries(listeners)) removeEventListener(name, listener)
  }
}

function nameOf(error: unknown): ExceptionProperties['exception.type'] {
  if (error instanceof DOMException) return 'DOMException'
  const name = error instanceof Error ? error.name : ''
  return Object.hasOwn(names, name) ? (name as keyof typeof names) : 'Error'
}

/**
 * Whether an error is a network failure: no response, a chunk that failed to load, or an aborted request. No code change
 * could fix those.
 */
function isNetworkFailure(error: unknown): boolean {
  if (!(error instanceof Error || error instanceof DOMException)) return false
  const isSilent = 'status' in error && error.status === 0
  return isSilent || /^(Load|Abort|Timeout|Network)Error$/.test(error.name) || unfetched.test(error.message)
}

/** Messages of Chrome, Firefox and Safari for a failed fetch or a failed module. */
const unfetched =
  /^(Failed to fetch|NetworkError when|Load failed|error loading dynamically|Importing a module)/
